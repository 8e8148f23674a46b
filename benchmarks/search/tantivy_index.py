"""A tantivy index of the same ads, terms and order, as a baseline of an in-process engine."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg
import tantivy

from read_models.job_search.index.segment_writer import terms_of_row
from read_models.job_search.index.text_analysis import PART_BREAK
from read_models.job_search.index_query import Dimension

FACETS = (
    Dimension.CATEGORY, Dimension.EMPLOYMENT, Dimension.WORK_MODE, Dimension.WORKING_TIME, Dimension.EDUCATION,
    Dimension.EXPERIENCE, Dimension.EMPLOYER, Dimension.SALARY, Dimension.LANGUAGE, Dimension.LICENCE,
    Dimension.APPLICATION_TYPE, Dimension.AD_LANGUAGE, Dimension.FORMAT,
)  # fmt: skip
_AGGREGATIONS = {name: {"terms": {"field": name, "size": 20 if name is Dimension.EMPLOYER else 200}} for name in FACETS}
_ADS = "SELECT sort_key, title_words, stems, filter_terms FROM read.search_ad WHERE listed"


class TantivyIndex:
    """An index of terms, with order and facets as columns. Opens the index in the folder, if there is one."""

    def __init__(self, folder: Path) -> None:
        builder = tantivy.SchemaBuilder()
        builder.add_unsigned_field("order", fast=True)
        builder.add_text_field("terms", tokenizer_name="spaces", index_option="basic")
        for name in FACETS:
            builder.add_text_field(name, fast=True, tokenizer_name="raw", index_option="basic")
        folder.mkdir(exist_ok=True)
        self._folder = folder
        self._index = tantivy.Index(builder.build(), path=str(folder))
        self._index.register_tokenizer("spaces", tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.whitespace()).build())
        self._searcher = self._index.searcher()

    def fill(self, database_url: str) -> None:
        """Indexes every ad and merges into one segment, which is fastest to search."""
        writer = self._index.writer(heap_size=400_000_000, num_threads=1)
        with psycopg.connect(database_url) as connection, connection.cursor("ads") as cursor:
            cursor.itersize = 20_000
            for sort_key, title_words, stems, filter_terms in cursor.execute(_ADS):
                writer.add_document(
                    _document(
                        sort_key,
                        set(terms_of_row(title_words, stems.split(), filter_terms)) - {PART_BREAK},
                        filter_terms,
                    )
                )
        writer.commit()
        writer.wait_merging_threads()
        self._index.reload()
        self._searcher = self._index.searcher()

    @property
    def segments(self) -> int:
        return self._searcher.num_segments

    def megabytes(self) -> float:
        """The size of the index on disk."""
        return sum(file.stat().st_size for file in self._folder.rglob("*")) / 1e6

    def query(self, all_terms: Sequence[str], any_terms: Sequence[Sequence[str]] = ()) -> Any:
        """All of these terms, and one of each group."""
        clauses = [(tantivy.Occur.Must, self._term(term)) for term in all_terms]
        clauses += [
            (
                tantivy.Occur.Must,
                tantivy.Query.boolean_query([(tantivy.Occur.Should, self._term(term)) for term in group]),
            )
            for group in any_terms
        ]
        return tantivy.Query.boolean_query(clauses) if clauses else tantivy.Query.all_query()

    def find(self, query: Any, *, offset: int = 0, limit: int = 20) -> tuple[int, list[int]]:
        """The exact total, and the sort keys of a page."""
        found: Any = self._searcher.search(query, limit, count=True, order_by_field="order", offset=offset)
        return found.count, [order for order, _ in found.hits]

    def facets(self, query: Any) -> dict[str, dict[str, int]]:
        """Counts of every value of every dimension."""
        counted = self._searcher.aggregate(query, _AGGREGATIONS)
        return {name: {bucket["key"]: bucket["doc_count"] for bucket in counted[name]["buckets"]} for name in FACETS}

    def _term(self, term: str) -> Any:
        return tantivy.Query.term_query(self._index.schema, "terms", term, index_option="basic")


def _document(sort_key: int, terms: set[str], filter_terms: str) -> Any:
    document = tantivy.Document()
    document.add_unsigned("order", sort_key)
    document.add_text("terms", " ".join(terms))
    for term in filter_terms.split():
        name, _, value = term.partition("=")
        if name in _AGGREGATIONS:
            document.add_text(name, value)
    return document
