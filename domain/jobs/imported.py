"""Which ad of which feed became which job."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

import psycopg
from psycopg import Cursor
from psycopg.rows import DictRow, dict_row
from sqlalchemy import Connection, Engine, RowMapping, text

from domain.kernel.event_store import Change, EventStore
from domain.kernel.recorder import Beside

COPY = """
    COPY public.imported_job (feed, external_id, job_number, content_hash, match_key, apply_key, open_until) FROM STDIN
"""
UPDATE = """
    UPDATE public.imported_job AS known
    SET content_hash = new.content_hash, match_key = new.match_key, apply_key = new.apply_key,
        open_until = new.open_until, gone_at = NULL
    FROM unnest(
        %s::text[], %s::text[], %s::bigint[], %s::bytea[], %s::bigint[], %s::bigint[], %s::timestamptz[]
    ) AS new (feed, external_id, job_number, content_hash, match_key, apply_key, open_until)
    WHERE known.feed = new.feed AND known.external_id = new.external_id
"""
# The source that came first, of those that still have the job, says how the ad reads.
LEADS = """
    NOT EXISTS (
        SELECT FROM public.imported_job AS other
        WHERE other.job_number = known.job_number AND other.gone_at IS NULL
            AND (other.imported_at, other.feed, other.external_id) < (known.imported_at, known.feed, known.external_id)
    )
"""
FIND = f"""
    SELECT feed, external_id, job_number, content_hash, match_key, apply_key, open_until, gone_at, {LEADS} AS leads
    FROM public.imported_job AS known WHERE feed = :feed AND external_id = ANY(:external_ids)
"""  # noqa: S608 - a part of ours, no value
# Of a feed that is read for the first time PostgreSQL believes that it has one ad, and would go through all of them for
# each candidate. `feed || ''` has no index and OFFSET 0 is no join, so the few of one job or address are looked up.
TWINS = """
    SELECT feed, job_number, match_key, apply_key FROM public.imported_job AS known
    WHERE gone_at IS NULL AND feed <> :feed AND (match_key = ANY(:match_keys) OR apply_key = ANY(:apply_keys))
        AND NOT EXISTS (
            SELECT FROM public.imported_job AS mine
            WHERE mine.job_number = known.job_number AND mine.feed || '' = :feed AND mine.gone_at IS NULL
            OFFSET 0
        )
    ORDER BY imported_at, job_number
"""
MINE_AT_ADDRESS = """
    SELECT apply_key, count(*) AS ads FROM public.imported_job
    WHERE feed || '' = :feed AND gone_at IS NULL AND apply_key = ANY(:apply_keys) GROUP BY apply_key
"""

FORGET = "DELETE FROM public.imported_job WHERE feed = :feed AND external_id = :external_id RETURNING job_number"
READ_ANEW = (
    "UPDATE public.imported_job SET content_hash = '' WHERE job_number = :number AND gone_at IS NULL RETURNING feed"
)
# A server that says "nothing is new" would keep a feed from being read for a day.
ASK_ANEW = """
    UPDATE public.feed_source SET etag = '', last_modified = ''
    WHERE etag || last_modified <> '' AND name = ANY(%(feeds)s)
"""


@dataclass(frozen=True, slots=True)
class ImportedAd:
    """An ad of a feed, the job it became, and a hash of what was last read.

    `leads`: of all sources of the job this one says how the ad reads. The other fields as the table explains them.
    """

    feed: str
    external_id: str
    job_number: int
    content_hash: bytes
    match_key: int | None = None
    apply_key: int | None = None
    open_until: datetime | None = None
    is_gone: bool = False
    leads: bool = True


@dataclass(frozen=True, slots=True)
class Twin:
    """An ad of another feed that may be the same job."""

    feed: str
    job_number: int
    match_key: int | None
    apply_key: int | None


def find_imported(engine: Engine, feed: str, external_ids: Sequence[str]) -> dict[str, ImportedAd]:
    """Those that were imported before, by their id in the feed."""
    if not external_ids:
        return {}
    with engine.connect() as connection:
        rows = connection.execute(text(FIND), {"feed": feed, "external_ids": list(external_ids)}).mappings()
        return {row["external_id"]: _imported(row) for row in rows}


def find_twins(
    engine: Engine, feed: str, match_keys: Collection[int], apply_keys: Collection[int]
) -> tuple[list[Twin], dict[int, int]]:
    """Ads of other feeds with these keys, whose jobs this feed does not offer; and how many ads this feed has at each
    of the addresses.
    """
    keys = {"feed": feed, "match_keys": list(match_keys), "apply_keys": list(apply_keys)}
    with engine.connect() as connection:
        twins = [Twin(**row) for row in connection.execute(text(TWINS), keys).mappings()]
        if not any(twin.apply_key in apply_keys for twin in twins):
            return twins, {}
        mine = connection.execute(text(MINE_AT_ADDRESS), {"feed": feed, "apply_keys": list(apply_keys)})
        return twins, {row.apply_key: row.ads for row in mine}


def remember_new(cursor: Cursor[DictRow], ads: Sequence[ImportedAd]) -> None:
    """Raises psycopg's UniqueViolation when another import was faster."""
    if ads:
        with cursor.copy(COPY) as copy:
            for ad in ads:
                copy.write_row(_values(ad))


def remember_changed(cursor: Cursor[DictRow], ads: Sequence[ImportedAd]) -> None:
    """Keeps the new hashes and keys; what was gone is there again."""
    if ads:
        cursor.execute(UPDATE, [list(column) for column in zip(*map(_values, ads), strict=True)])


def write(log: EventStore, engine: Engine, changes: Sequence[Change], rows: Beside) -> None:
    """Records facts and rows in one transaction, also where there are rows only. Raises what either raises."""
    if changes:
        log.append(changes, beside=rows)
        return
    with engine.begin() as connection:
        raw = cast("psycopg.Connection[Any]", connection.connection.driver_connection)
        with raw.cursor(row_factory=dict_row) as cursor:
            rows(cursor)


def forget_job_of(connection: Connection, feed: str, external_id: str) -> bool:
    """The next reading takes the ad for one that it has never seen. The other sources of its job are read anew too,
    since one of them says from now on how the job reads. False where there was no such ad.
    """
    number = connection.execute(text(FORGET), {"feed": feed, "external_id": external_id}).scalar()
    others = connection.execute(text(READ_ANEW), {"number": number}).scalars()
    connection.exec_driver_sql(ASK_ANEW, {"feeds": [feed, *others]})
    return number is not None


def _values(ad: ImportedAd) -> tuple[Any, ...]:
    return (ad.feed, ad.external_id, ad.job_number, ad.content_hash, ad.match_key, ad.apply_key, ad.open_until)


def _imported(row: RowMapping) -> ImportedAd:
    return ImportedAd(
        feed=row["feed"],
        external_id=row["external_id"],
        job_number=row["job_number"],
        content_hash=bytes(row["content_hash"]),
        match_key=row["match_key"],
        apply_key=row["apply_key"],
        open_until=row["open_until"],
        is_gone=row["gone_at"] is not None,
        leads=row["leads"],
    )
