"""Measures job search against tantivy in the same run: `python -m benchmarks.search [--ads 50000] [--keep FOLDER]
[--naive] [--reader sl]`.

Both index the same ads with the same terms and order, and the run is aborted unless totals, first ads and facet counts
agree. tantivy returns ad numbers in-process; our search returns cards from PostgreSQL through the query layer. Beside
that, tantivy is followed by a read of the same cards, and both make the JSON that the site answers (`comparison`).
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable, Sequence

from benchmarks.search.card_reader import CardReader
from benchmarks.search.comparison import compare, same_answers
from benchmarks.search.dataset import add_dataset_options, open_dataset
from benchmarks.search.naive_postgres import Naive
from benchmarks.search.our_search import PER_PAGE, OurSearch
from benchmarks.search.queries import BenchmarkQuery, QueryClass
from benchmarks.search.tantivy_index import FACETS, TantivyIndex
from benchmarks.search.throughput import our_searches_per_second, per_second
from domain.kernel.process.platform import Platform
from domain.kernel.values.locales import LOCALES
from read_models.job_search.index.sort_key import job_number_of
from read_models.job_search.index.terms import value_term
from read_models.job_search.index_query import Dimension


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    add_dataset_options(parser)
    parser.add_argument("--questions", type=int, default=40, help="of each class")
    parser.add_argument("--rounds", type=int, default=5, help="that each query is asked")
    parser.add_argument("--seconds", type=float, default=5, help="for each figure of queries a second")
    parser.add_argument("--reader", choices=LOCALES, help="our lists begin with the languages of this reader")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="over which our clients are spread")
    options = parser.parse_args()
    with open_dataset(options) as dataset:
        platform, tantivy = dataset.platform, dataset.tantivy
        query_classes = dataset.query_classes(options.questions)
        if options.reader:
            query_classes = [each.for_reader(options.reader) for each in query_classes]
        engine = platform.engine.execution_options(isolation_level="AUTOCOMMIT")
        with engine.connect() as connection, CardReader(platform.settings.database_url) as reader:
            ours = OurSearch(connection)
            for query_class in query_classes:
                check(ours, tantivy, reader, query_class)
            compare(ours, tantivy, reader, query_classes, options.rounds)
        throughput(platform, tantivy, query_classes, options.seconds, options.processes)
        if options.naive:
            measure_naive(platform, query_classes)


def check(our: OurSearch, tantivy: TantivyIndex, reader: CardReader, query_class: QueryClass) -> None:
    """Fails unless both engines return the same."""
    for query in query_class.queries:
        asked = tantivy.query(query.all_terms, query.any_terms)
        if query_class.facets:
            ours = {name: {each.value: each.count for each in our.facets(query.search)[name]} for name in FACETS}
            narrowed = {name for name, _ in query.search.filters}
            theirs = tantivy.facets(asked)
            for name in set(FACETS) - narrowed:
                assert sorted(ours[name].values()) == sorted(theirs[name].values()), (
                    query,
                    name,
                    ours[name],
                    theirs[name],
                )
            continue
        total, keys = tantivy.find(asked, offset=query.offset)
        if query.search.preferred_languages:
            keys = _led_by_languages(tantivy, query)
        found = our.find(query.search, page=query.offset // PER_PAGE + 1)
        numbers = [job_number_of(key) for key in keys]
        ours = [card.number for card in found.cards]
        if query.search.preferred_languages:
            ours = ours[: len(numbers)]
        assert (found.total, ours) == (total, numbers), (query, found.total, total)
        assert query.search.preferred_languages or same_answers(our, tantivy, reader, query), query


def _led_by_languages(tantivy: TantivyIndex, query: BenchmarkQuery) -> list[int]:
    """The page as far as ads in preferred languages fill it, put together from one search for each group of them."""
    end, keys = query.offset + PER_PAGE, list[int]()
    for group in query.search.preferred_languages:
        languages = tuple(value_term(Dimension.AD_LANGUAGE, code) for code in group)
        asked = tantivy.query(query.all_terms, (*query.any_terms, languages))
        keys += tantivy.find(asked, limit=end)[1]
    return keys[query.offset : end]


def throughput(
    platform: Platform, tantivy: TantivyIndex, query_classes: Sequence[QueryClass], seconds: float, processes: int
) -> None:
    """Lists of all classes in turn."""
    lists = [query_class for query_class in query_classes if not query_class.facets and not query_class.by_cursor]
    queries = [query for each in zip(*(query_class.queries for query_class in lists), strict=True) for query in each]

    def ask(query: BenchmarkQuery) -> None:
        tantivy.find(tantivy.query(query.all_terms, query.any_terms), offset=query.offset)

    for clients, used in ((1, 1), (8, min(processes, 8))):
        theirs = per_second(ask, queries, clients, seconds)
        ours = our_searches_per_second(platform.settings.database_url, queries, clients, used, seconds)
        print(
            f"lists a second, {clients} client(s): tantivy {theirs:,.0f}, ours {ours:,.0f} in {used} process(es);"
            f" ratio {ours / theirs:.2f}",
            flush=True,
        )


def measure_naive(platform: Platform, query_classes: Sequence[QueryClass]) -> None:
    naive = Naive(platform.settings.database_url)
    lists = [query_class for query_class in query_classes if not query_class.facets and not query_class.by_cursor]
    taken = {
        query_class.name: [_milliseconds(lambda query=query: naive.find(query)) for query in query_class.queries[:5]]
        for query_class in lists
    }
    for name, each in taken.items():
        print(f"naive, {name}: p50 {statistics.median(each):.1f} ms")
    every = [milliseconds for each in taken.values() for milliseconds in each]
    print(f"naive: {1000 / statistics.mean(every):.1f} lists a second with one client")
    naive.close()


def _milliseconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    main()
