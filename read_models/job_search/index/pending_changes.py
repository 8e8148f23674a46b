"""Records changed ads for searches and merges: increments the version, marks the ads' old sort keys as stale, and their
old titles and employers as to be recounted.

A merge that runs meanwhile reads ads by the sort keys that they had when it began, and its segment counts as older; so
recording the key from before the change is enough.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import BigInteger, Column, Connection, Text, Uuid, bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY, insert

from domain.kernel.database.unnest import unnest_parameters
from read_models.job_search.search_result import SuggestionKind
from read_models.job_search.tables import search_change, search_recount, search_stale, search_state


class IndexedBefore(NamedTuple):
    """The values that were indexed of an ad before it changed."""

    sort_key: int
    title_words: str
    employer_id: int


def record_changes(connection: Connection, before: Mapping[UUID, IndexedBefore | None]) -> None:
    """Records changed ads with what was indexed before the change: None for new ads. Does nothing before the index is
    built."""
    if not before:
        return
    bump = search_state.update().values(version=search_state.c.version + 1).returning(search_state.c.version)
    version = connection.execute(bump).scalar_one_or_none()
    if version is None:
        return
    connection.execute(_upsert(search_change.c.stream_id, Uuid()), {"version": version, "ids": list(before)})
    known = [ad for ad in before.values() if ad is not None]
    if known:
        keys = [ad.sort_key for ad in known]
        connection.execute(_upsert(search_stale.c.sort_key, BigInteger()), {"version": version, "ids": keys})
        values = {
            *((SuggestionKind.TITLE.value, ad.title_words) for ad in known),
            *((SuggestionKind.EMPLOYER.value, str(ad.employer_id)) for ad in known),
        }
        kinds, names = zip(*sorted(values), strict=True)
        connection.execute(_RECOUNT, {"version": version, "kind": list(kinds), "value": list(names)})


def _upsert(key: Column[Any], kind: Any) -> Any:
    ids = func.unnest(bindparam("ids", type_=ARRAY(kind)))
    statement = insert(key.table).from_select(
        [key.name, "version"], select(ids, bindparam("version", type_=BigInteger()))
    )
    return statement.on_conflict_do_update(index_elements=[key], set_={"version": statement.excluded.version})


def _recount() -> Any:
    values = unnest_parameters(kind=Text(), value=Text())
    statement = insert(search_recount).from_select(
        ["kind", "value", "version"],
        select(values.c.kind, values.c.value, bindparam("version", type_=BigInteger())),
    )
    return statement.on_conflict_do_update(
        index_elements=["kind", "value"], set_={"version": statement.excluded.version}
    )


_RECOUNT = _recount()
