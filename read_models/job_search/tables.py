"""One row an ad, and beside it what searching needs: sealed sets of ads by key, and what changed since.

What stands beside the ads follows from them and from when it was sealed, so it is marked as derived: when a rebuilt
read model is compared with the live one, ads are compared.
"""

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, DateTime, Index, Integer, Table, Text, Uuid, func
from sqlalchemy.types import UserDefinedType

from read_models.kernel.projection import DERIVED, read_metadata

job_search_tables = read_metadata()
_DERIVED = {DERIVED: True}


class Packed(UserDefinedType[bytes]):
    """Bytes that are packed already: PostgreSQL stores them apart from the row and does not try to shrink them."""

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
    Column("paused", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("removed", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("employer_id", BigInteger, nullable=False),
    Column("employer_name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("title_key", Text, nullable=False),
    Column("stems", Text, nullable=False),
    Column("tags", Text, nullable=False),
    Column("pay", Integer, nullable=True),
    Column("card", Text, nullable=False),
)
"""`sort_key` tells its place in lists (order.py); `listed` ads are found until `apply_until`, which passes by itself:
`ended` says that it was closed or that its expiry is recorded. `title` is as it is suggested, `title_key` and `stems`
are folded words, `tags` what it is filtered by, `pay` euros a month; `card` is JSON."""

Index("search_ad_sort_key_idx", search_ad.c.sort_key, unique=True)
Index("search_ad_title_key_idx", search_ad.c.title_key, postgresql_where=search_ad.c.listed)
Index("search_ad_employer_id_idx", search_ad.c.employer_id, postgresql_where=search_ad.c.listed)
Index("search_ad_apply_until_idx", search_ad.c.apply_until, postgresql_where=search_ad.c.listed)

search_state = Table(
    "search_state",
    job_search_tables,
    Column("build", BigInteger, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("sealed", BigInteger, nullable=False),
    info=_DERIVED,
)
"""One row. `build` is drawn anew for each filling, `version` counts changes, of which those up to `sealed` are in
segments."""

search_change = Table(
    "search_change",
    job_search_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("version", BigInteger, nullable=False),
    info=_DERIVED,
)
"""Ads that changed since the last segment was sealed, with the version of their last change."""

search_stale = Table(
    "search_stale",
    job_search_tables,
    Column("sort_key", BigInteger, primary_key=True),
    Column("version", BigInteger, nullable=False),
    info=_DERIVED,
)
"""Keys of ads that segments older than `version` show no more, since it changed or went."""

search_slip = Table(
    "search_slip",
    job_search_tables,
    Column("typed", Text(collation="C"), primary_key=True),
    Column("word", Text(collation="C"), primary_key=True),
    info=_DERIVED,
)
"""Words of ads under what is left of them without one letter: two words one slip apart meet there."""

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
    Column("frequent", Text, nullable=False),
    info=_DERIVED,
)
"""A sealed set of ads as they stood at `version` or later, numbered from 0 by falling sort key. Of
`frequent` stems there are sets of those ads in which one follows another."""

search_posting = Table(
    "search_posting",
    job_search_tables,
    Column("segment", BigInteger, primary_key=True),
    Column("key", Text(collation="C"), primary_key=True),
    Column("ads", Packed(), nullable=False),
    info=_DERIVED,
)
"""Which ads of a segment have a key: their numbers in it, as a roaring bitmap."""
