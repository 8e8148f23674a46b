"""Times one client: the engine alone, the engine and a read of its cards, and ours, in turns.

An engine answers with numbers; who asks it for a page has to read the twenty ads somewhere. So there are two ratios:
ours with cards to numbers alone, and both as JSON. Facets show no ads, so for them both ratios are the same.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from benchmarks.search.card_reader import CardReader, cards_json
from benchmarks.search.our_search import PER_PAGE, OurSearch
from benchmarks.search.queries import BenchmarkQuery, QueryClass
from benchmarks.search.tantivy_index import TantivyIndex
from read_models.job_search.search_result import ResultPage

HEADING = f"{'one client, ms':28}  engine        + cards, JSON  ours          as JSON       ours /     with cards,"
SECOND_HEADING = f"{'':28}    p50    p99     p50    p99    p50    p99    p50    p99  engine     both as JSON"


@dataclass
class Times:
    """Milliseconds of every question: until the page is found, and until its cards are JSON."""

    found: list[float] = field(default_factory=list[float])
    answered: list[float] = field(default_factory=list[float])

    def add(self, began: float, found: float, answered: float) -> None:
        """Moments of the clock."""
        self.found.append((found - began) * 1000)
        self.answered.append((answered - began) * 1000)


def compare(
    our: OurSearch, tantivy: TantivyIndex, reader: CardReader, query_classes: Sequence[QueryClass], rounds: int
) -> None:
    """Prints a line for each class."""
    print(f"{HEADING}\n{SECOND_HEADING}")
    for query_class in query_classes:
        theirs, ours = Times(), Times()
        for _ in range(rounds):
            for query in query_class.queries:
                _time_theirs(theirs, tantivy, reader, query_class, query)
                _time_ours(ours, our, query_class, query)
        columns = [f"{_two(each)}" for each in (theirs.found, theirs.answered, ours.found, ours.answered)]
        to_engine, to_both = _ratio(ours.found, theirs.found), _ratio(ours.answered, theirs.answered)
        print(f"{query_class.name:28} {' '.join(columns)} {to_engine:7.2f} {to_both:12.2f}", flush=True)


def same_answers(our: OurSearch, tantivy: TantivyIndex, reader: CardReader, query: BenchmarkQuery) -> bool:
    """Whether both make the same JSON of a page."""
    found = our.find(query.search, page=_page(query))
    return cards_json(found.cards) == reader.read(_keys(tantivy, query))


def _time_theirs(
    taken: Times, tantivy: TantivyIndex, reader: CardReader, query_class: QueryClass, query: BenchmarkQuery
) -> None:
    began = time.perf_counter()
    if query_class.facets:
        tantivy.facets(tantivy.query(query.all_terms, query.any_terms))
        found = answered = time.perf_counter()
    else:
        keys = _keys(tantivy, query)
        found = time.perf_counter()
        reader.read(keys)
        answered = time.perf_counter()
    taken.add(began, found, answered)


def _time_ours(taken: Times, our: OurSearch, query_class: QueryClass, query: BenchmarkQuery) -> None:
    if query_class.facets:
        began = time.perf_counter()
        our.facets(query.search)
        found = answered = time.perf_counter()
    else:
        find = _our(our, query_class, query)
        began = time.perf_counter()
        page = find()
        found = time.perf_counter()
        cards_json(page.cards)
        answered = time.perf_counter()
    taken.add(began, found, answered)


def _our(our: OurSearch, query_class: QueryClass, query: BenchmarkQuery) -> Callable[[], ResultPage]:
    if query_class.by_cursor:
        before = our.find(query.search, page=_page(query) - 1)
        return lambda: our.find(query.search, cursor=before.next_cursor)
    return lambda: our.find(query.search, page=_page(query))


def _keys(tantivy: TantivyIndex, query: BenchmarkQuery) -> list[int]:
    return tantivy.find(tantivy.query(query.all_terms, query.any_terms), offset=query.offset)[1]


def _page(query: BenchmarkQuery) -> int:
    return query.offset // PER_PAGE + 1


def _two(taken: Sequence[float]) -> str:
    return f"{statistics.median(taken):6.3f} {statistics.quantiles(taken, n=100)[98]:6.2f}"


def _ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    return statistics.median(ours) / statistics.median(theirs)
