"""Stores which ad of which feed became which job."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, RowMapping, insert, select, text, update

from domain.job_import.tables import feed_source, source_ad
from domain.kernel.database.unnest import unnest_parameters
from domain.kernel.log.event_store import Change, EventStore
from domain.kernel.log.transactional_write import TransactionalWrite

_KEY = ("feed", "external_id")
_VALUES = ("content_hash", "match_key", "apply_key", "open_until")
_NAMES = (*_KEY, "job_number", *_VALUES)
# SQLAlchemy reserves parameters named like a column for the column's own value.
_ROWS = unnest_parameters(**{f"new_{name}": source_ad.c[name].type for name in _NAMES})
_NEW = {name: _ROWS.c[f"new_{name}"] for name in _NAMES}
INSERT = insert(source_ad).from_select(_NAMES, select(*_NEW.values()))
UPDATE = (
    update(source_ad)
    .where(*(source_ad.c[name] == _NEW[name] for name in _KEY))
    .values({name: _NEW[name] for name in _VALUES} | {"gone_at": None})
)
# The primary source, the first that still lists the job, determines the text of the ad.
IS_PRIMARY = """
    NOT EXISTS (
        SELECT FROM public.source_ad AS other
        WHERE other.job_number = known.job_number AND other.gone_at IS NULL
            AND (other.imported_at, other.feed, other.external_id) < (known.imported_at, known.feed, known.external_id)
    )
"""
FIND = f"""
    SELECT feed, external_id, job_number, content_hash, match_key, apply_key, open_until, gone_at,
        {IS_PRIMARY} AS is_primary
    FROM public.source_ad AS known WHERE feed = :feed AND external_id = ANY(:external_ids)
"""  # noqa: S608 - a part of ours, no value
# For a feed read for the first time PostgreSQL estimates one ad, and would scan all of them for each candidate. `feed
# || ''` has no index and OFFSET 0 prevents a join, so the few rows of one job or address are looked up.
DUPLICATE_CANDIDATES = """
    SELECT feed, job_number, match_key, apply_key FROM public.source_ad AS known
    WHERE gone_at IS NULL AND feed <> :feed AND (match_key = ANY(:match_keys) OR apply_key = ANY(:apply_keys))
        AND NOT EXISTS (
            SELECT FROM public.source_ad AS mine
            WHERE mine.job_number = known.job_number AND mine.feed || '' = :feed AND mine.gone_at IS NULL
            OFFSET 0
        )
    ORDER BY imported_at, job_number
"""
OWN_ADS_AT_ADDRESS = """
    SELECT apply_key, count(*) AS ads FROM public.source_ad
    WHERE feed || '' = :feed AND gone_at IS NULL AND apply_key = ANY(:apply_keys) GROUP BY apply_key
"""

DELETE = "DELETE FROM public.source_ad WHERE feed = :feed AND external_id = :external_id RETURNING job_number"
RESET_CONTENT_HASHES = (
    "UPDATE public.source_ad SET content_hash = '' WHERE job_number = :number AND gone_at IS NULL RETURNING feed"
)


@dataclass(frozen=True, slots=True)
class SourceAd:
    """An ad of a feed, the job it became, and a hash of its last content.

    `is_primary`: this source determines the text of the job. The other fields are explained at the table.
    """

    feed: str
    external_id: str
    job_number: int
    content_hash: bytes
    match_key: int | None = None
    apply_key: int | None = None
    open_until: datetime | None = None
    is_gone: bool = False
    is_primary: bool = True


@dataclass(frozen=True, slots=True)
class DuplicateCandidate:
    """An ad of another feed that may be the same job."""

    feed: str
    job_number: int
    match_key: int | None
    apply_key: int | None


def find_source_ads(engine: Engine, feed: str, external_ids: Sequence[str]) -> dict[str, SourceAd]:
    """Finds ads that were imported before, by their ids in the feed."""
    if not external_ids:
        return {}
    with engine.connect() as connection:
        rows = connection.execute(text(FIND), {"feed": feed, "external_ids": list(external_ids)}).mappings()
        return {row["external_id"]: _imported(row) for row in rows}


def find_duplicate_candidates(
    engine: Engine, feed: str, match_keys: Collection[int], apply_keys: Collection[int]
) -> tuple[list[DuplicateCandidate], dict[int, int]]:
    """Ads of other feeds with these keys, whose jobs this feed does not have; and the number of this feed's ads at each
    of the application URLs."""
    keys = {"feed": feed, "match_keys": list(match_keys), "apply_keys": list(apply_keys)}
    with engine.connect() as connection:
        candidates = [
            DuplicateCandidate(**row) for row in connection.execute(text(DUPLICATE_CANDIDATES), keys).mappings()
        ]
        if not any(each.apply_key in apply_keys for each in candidates):
            return candidates, {}
        own = connection.execute(text(OWN_ADS_AT_ADDRESS), {"feed": feed, "apply_keys": list(apply_keys)})
        return candidates, {row.apply_key: row.ads for row in own}


def insert_source_ads(connection: Connection, ads: Sequence[SourceAd]) -> None:
    """Raises SQLAlchemy's IntegrityError when another import inserted one first."""
    if ads:
        connection.execute(INSERT, _columns(ads))


def update_source_ads(connection: Connection, ads: Sequence[SourceAd]) -> None:
    """Stores the new hashes and keys; ads that were gone are present again."""
    if ads:
        connection.execute(UPDATE, _columns(ads))


def reset_http_validators(connection: Connection, feeds: Collection[str]) -> None:
    """Forces a full read of the feeds next time: otherwise the server would answer "not modified" for up to a day."""
    validators = feed_source.c.etag + feed_source.c.last_modified
    reset = update(feed_source).where(validators != "", feed_source.c.name.in_(sorted(feeds)))
    connection.execute(reset.values(etag="", last_modified=""))


def write(log: EventStore, engine: Engine, changes: Sequence[Change], rows: TransactionalWrite) -> None:
    """Writes events and rows in one transaction, also if there are only rows. Raises what either raises."""
    if changes:
        log.append(changes, write=rows)
        return
    with engine.begin() as connection:
        rows(connection)


def delete_source_ad(connection: Connection, feed: str, external_id: str) -> bool:
    """The next import treats the ad as new. The other sources of its job are read again too, since one of them becomes
    primary. False if there was no such ad."""
    number = connection.execute(text(DELETE), {"feed": feed, "external_id": external_id}).scalar()
    others = connection.execute(text(RESET_CONTENT_HASHES), {"number": number}).scalars()
    reset_http_validators(connection, {feed, *others})
    return number is not None


def _columns(ads: Sequence[SourceAd]) -> dict[str, list[Any]]:
    return {f"new_{name}": [getattr(ad, name) for ad in ads] for name in _NAMES}


def _imported(row: RowMapping) -> SourceAd:
    return SourceAd(
        feed=row["feed"],
        external_id=row["external_id"],
        job_number=row["job_number"],
        content_hash=bytes(row["content_hash"]),
        match_key=row["match_key"],
        apply_key=row["apply_key"],
        open_until=row["open_until"],
        is_gone=row["gone_at"] is not None,
        is_primary=row["is_primary"],
    )
