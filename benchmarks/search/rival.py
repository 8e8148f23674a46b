"""tantivy over the same ads with the same keys and the same order: what a search engine in the same process answers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg
import tantivy

from read_models.job_search.query import Dimension
from read_models.job_search.segment_draft import keys_of_row
from read_models.job_search.words import BREAK

FACETS = (
    Dimension.CATEGORY, Dimension.EMPLOYMENT, Dimension.WORK_MODE, Dimension.WORKING_TIME, Dimension.EDUCATION,
    Dimension.EXPERIENCE, Dimension.EMPLOYER, Dimension.SALARY, Dimension.LANGUAGE, Dimension.LICENCE,
    Dimension.APPLICATION_TYPE, Dimension.AD_LANGUAGE, Dimension.FORMAT,
)  # fmt: skip
_AGGREGATIONS = {name: {"terms": {"field": name, "size": 20 if name is Dimension.EMPLOYER else 200}} for name in FACETS}
_ADS = "SELECT sort_key, title_key, stems, tags FROM read.search_ad WHERE listed"


class Rival:
    """An index of keys, with the order and the facets as columns; what is in the folder already is opened."""

    def __init__(self, folder: Path) -> None:
        builder = tantivy.SchemaBuilder()
        builder.add_unsigned_field("order", fast=True)
        builder.add_text_field("keys", tokenizer_name="spaces", index_option="basic")
        for name in FACETS:
            builder.add_text_field(name, fast=True, tokenizer_name="raw", index_option="basic")
        folder.mkdir(exist_ok=True)
        self._folder = folder
        self._index = tantivy.Index(builder.build(), path=str(folder))
        self._index.register_tokenizer("spaces", tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.whitespace()).build())
        self._searcher = self._index.searcher()

    def fill(self, database_url: str) -> None:
        """Indexes every ad, and merges into one segment, which it searches the fastest."""
        writer = self._index.writer(heap_size=400_000_000, num_threads=1)
        with psycopg.connect(database_url) as connection, connection.cursor("ads") as cursor:
            cursor.itersize = 20_000
            for sort_key, title_key, stems, tags in cursor.execute(_ADS):
                writer.add_document(
                    _document(sort_key, set(keys_of_row(title_key, stems.split(), tags)) - {BREAK}, tags)
                )
        writer.commit()
        writer.wait_merging_threads()
        self._index.reload()
        self._searcher = self._index.searcher()

    @property
    def segments(self) -> int:
        return self._searcher.num_segments

    def megabytes(self) -> float:
        """What the index takes on disk."""
        return sum(file.stat().st_size for file in self._folder.rglob("*")) / 1e6

    def query(self, every: Sequence[str], any_of: Sequence[Sequence[str]] = ()) -> Any:
        """All of these keys, and of each group one."""
        clauses = [(tantivy.Occur.Must, self._term(key)) for key in every]
        clauses += [
            (
                tantivy.Occur.Must,
                tantivy.Query.boolean_query([(tantivy.Occur.Should, self._term(key)) for key in group]),
            )
            for group in any_of
        ]
        return tantivy.Query.boolean_query(clauses) if clauses else tantivy.Query.all_query()

    def find(self, query: Any, *, offset: int = 0, limit: int = 20) -> tuple[int, list[int]]:
        """How many there are, exactly, and a page of them."""
        found: Any = self._searcher.search(query, limit, count=True, order_by_field="order", offset=offset)
        return found.count, [order for order, _ in found.hits]

    def facets(self, query: Any) -> dict[str, dict[str, int]]:
        """Counts of every value of every dimension."""
        counted = self._searcher.aggregate(query, _AGGREGATIONS)
        return {name: {bucket["key"]: bucket["doc_count"] for bucket in counted[name]["buckets"]} for name in FACETS}

    def _term(self, key: str) -> Any:
        return tantivy.Query.term_query(self._index.schema, "keys", key, index_option="basic")


def _document(sort_key: int, keys: set[str], tags: str) -> Any:
    document = tantivy.Document()
    document.add_unsigned("order", sort_key)
    document.add_text("keys", " ".join(keys))
    for tag in tags.split():
        name, _, value = tag.partition("=")
        if name in _AGGREGATIONS:
            document.add_text(name, value)
    return document
