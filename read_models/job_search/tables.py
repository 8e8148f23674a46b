"""One row an ad, and the index over the ads: segments with posting lists, and what changed since they were written.

The index follows from the ads and from when they were merged, so its tables are marked as derived: when a rebuilt read
model is compared with the live one, only ads are compared.
"""

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, DateTime, Index, Integer, Table, Text, Uuid, func
from sqlalchemy.types import UserDefinedType

from read_models.kernel.projection import DERIVED, read_metadata

job_search_tables = read_metadata()
_DERIVED = {DERIVED: True}


class Packed(UserDefinedType[bytes]):
    """Serialized bitmaps and arrays: stored out of line, and PostgreSQL does not try to compress them."""

    cache_ok = True

    def get_col_spec(self, **_: Any) -> str:
        return "BYTEA STORAGE EXTERNAL"


search_ad = Table(
    "search_ad",
    job_search_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("sort_key", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("published_at", DateTime(timezone=True), nullable=False),
    Column("apply_until", DateTime(timezone=True), nullable=False),
    Column("changed_at", DateTime(timezone=True), nullable=False),
    Column("paused_at", DateTime(timezone=True), nullable=True),
    Column("expired_at", DateTime(timezone=True), nullable=True),
    Column("closed_at", DateTime(timezone=True), nullable=True),
    Column("removed_at", DateTime(timezone=True), nullable=True),
    Column("listed", Boolean, nullable=False),
    Column("employer_id", BigInteger, nullable=False),
    Column("employer_name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("title_words", Text, nullable=False),
    Column("stems", Text, nullable=False),
    Column("filter_terms", Text, nullable=False),
    Column("pay", Integer, nullable=True),
    Column("card", Text, nullable=False),
)
"""What every view of a published job has (read_models/published_job), and what it is found by: `sort_key` orders lists
(index/sort_key.py); `listed` ads are found until `apply_until`, which passes without an event. `title` is written as it
is suggested; `title_words`, `stems` and `filter_terms` are space-separated terms, `pay` gross euros a month; `card` is
JSON."""

Index("search_ad_sort_key_idx", search_ad.c.sort_key, unique=True)
Index("search_ad_title_words_idx", search_ad.c.title_words, postgresql_where=search_ad.c.listed)
Index("search_ad_employer_id_idx", search_ad.c.employer_id, postgresql_where=search_ad.c.listed)
Index("search_ad_apply_until_idx", search_ad.c.apply_until, postgresql_where=search_ad.c.listed)

search_state = Table(
    "search_state",
    job_search_tables,
    Column("build", BigInteger, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("merged_version", BigInteger, nullable=False),
    info=_DERIVED,
)
"""One row. `build` is a new random id for each build, `version` counts changes, of which those up to `merged_version`
are in segments."""

search_change = Table(
    "search_change",
    job_search_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("version", BigInteger, nullable=False),
    info=_DERIVED,
)
"""Ads that changed since the last merge, with the version of their last change."""

search_stale = Table(
    "search_stale",
    job_search_tables,
    Column("sort_key", BigInteger, primary_key=True),
    Column("version", BigInteger, nullable=False),
    info=_DERIVED,
)
"""Sort keys of ads that segments older than `version` must not show, since the ad changed or is gone."""

search_spelling = Table(
    "search_spelling",
    job_search_tables,
    Column("deletion", Text(collation="C"), primary_key=True),
    Column("word", Text(collation="C"), primary_key=True),
    info=_DERIVED,
)
"""Words of ads by their distance-1 deletions: two words one typo apart have one in common."""

search_suggestion = Table(
    "search_suggestion",
    job_search_tables,
    Column("kind", Text, primary_key=True),
    Column("value", Text, primary_key=True),
    Column("start", Text(collation="C"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("ads", Integer, nullable=False),
    info=_DERIVED,
)
"""Titles and employers of ads, each under every word of it with what follows, folded."""

Index("search_suggestion_start_idx", search_suggestion.c.start)
for _letters in (1, 2, 3):
    Index(
        f"search_suggestion_{_letters}_idx",
        func.left(search_suggestion.c.start, _letters),
        search_suggestion.c.ads.desc(),
    )

search_segment = Table(
    "search_segment",
    job_search_tables,
    Column("id", BigInteger, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("size", Integer, nullable=False),
    Column("sort_keys", Packed(), nullable=False),
    Column("employers", Packed(), nullable=False),
    Column("frequent_stems", Text, nullable=False),
    info=_DERIVED,
)
"""An immutable set of ads as they stood at `version` or later, numbered from 0 by falling sort key. Pairs of
`frequent_stems` have posting lists of the ads in which one follows the other."""

search_posting = Table(
    "search_posting",
    job_search_tables,
    Column("segment", BigInteger, primary_key=True),
    Column("term", Text(collation="C"), primary_key=True),
    Column("ads", Packed(), nullable=False),
    info=_DERIVED,
)
"""The ads of a segment that have a term: their numbers in the segment, as a roaring bitmap."""
