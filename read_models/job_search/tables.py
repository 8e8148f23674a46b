"""The tables of the job search: one row for each ad, and the index: segments, posting lists and recent changes.

The index depends on the ads and on when they were merged, so its tables are marked as derived: verifying the read model
compares the ads with rebuilt ones, and the index with the ads (index/verification.py).
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
"""The columns of every view of a published job (read_models/published_job), and the indexed ones: `sort_key` orders
lists (index/sort_key.py); `listed` ads are found until `apply_until`, which passes without an event; `title` is the
suggested form; `title_words`, `stems` and `filter_terms` are space-separated terms; `pay` is gross euros a month;
`card` is JSON."""

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
"""One row. `build` is a random id of the build; `version` counts changes, of which those up to `merged_version` are in
segments."""

search_change = Table(
    "search_change",
    job_search_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("version", BigInteger, nullable=False),
    info=_DERIVED,
)
"""Ads changed since the last merge, with the version of their last change."""

search_stale = Table(
    "search_stale",
    job_search_tables,
    Column("sort_key", BigInteger, primary_key=True),
    Column("version", BigInteger, nullable=False),
    info=_DERIVED,
)
"""Sort keys of ads that are stale in segments older than `version`, since the ad was changed or removed."""

search_recount = Table(
    "search_recount",
    job_search_tables,
    Column("kind", Text, primary_key=True),
    Column("value", Text(collation="C"), primary_key=True),
    Column("version", BigInteger, nullable=False),
    info=_DERIVED,
)
"""Titles and employers that changed ads had before, with the version of the last change: the next merge recounts their
suggestions."""

search_spelling = Table(
    "search_spelling",
    job_search_tables,
    Column("deletion", Text(collation="C"), primary_key=True),
    Column("word", Text(collation="C"), primary_key=True),
    info=_DERIVED,
)
"""Words of ads under their one-letter deletions (SymSpell)."""

search_suggestion = Table(
    "search_suggestion",
    job_search_tables,
    Column("kind", Text, primary_key=True),
    Column("value", Text, primary_key=True),
    Column("start", Text(collation="C"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("cyrillic", Text, nullable=True),
    Column("ads", Integer, nullable=False),
    info=_DERIVED,
)
"""Titles and employers of ads; `start` is each of their suffixes that begins at a word, folded. `cyrillic` is how ads
in Cyrillic write the title."""

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
"""An immutable set of ads as of `version` or later, numbered from 0 by descending sort key. Pairs of `frequent_stems`
have posting lists of the ads in which one follows the other."""

search_posting = Table(
    "search_posting",
    job_search_tables,
    Column("segment", BigInteger, primary_key=True),
    Column("term", Text(collation="C"), primary_key=True),
    Column("ads", Packed(), nullable=False),
    info=_DERIVED,
)
"""The posting list of a term in a segment: a roaring bitmap of ad numbers."""
