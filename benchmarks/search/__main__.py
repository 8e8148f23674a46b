"""How fast jobs are found, beside tantivy in the same run: `python -m benchmarks.search [--ads 50000] [--naive]`.

Both hold the same ads with the same keys in the same order; both must answer with the same totals, the same first ads
and the same counts, or the run ends. tantivy answers with numbers of ads from its own process, ours with cards from
PostgreSQL through the query layer.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from sqlalchemy import Connection

from benchmarks.ground import ground
from benchmarks.search.clients import ours_per_second, per_second
from benchmarks.search.corpus import Corpus, midnight
from benchmarks.search.loading import load
from benchmarks.search.naive import Naive
from benchmarks.search.questions import Asking, Kind, Question, Vocabulary
from benchmarks.search.rival import FACETS, Rival
from domain.kernel.platform import Platform
from read_models.job_search.facets import facets
from read_models.job_search.search import search

SEED = 20_26
PER_PAGE = 20


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--ads", type=int, default=50_000)
    parser.add_argument("--questions", type=int, default=40, help="of each class")
    parser.add_argument("--rounds", type=int, default=5, help="that each question is asked")
    parser.add_argument("--seconds", type=float, default=5, help="for each figure of questions a second")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="over which our clients are spread")
    parser.add_argument("--naive", action="store_true", help="also the design that one writes first")
    options = parser.parse_args()
    with ground(connections=12) as platform, tempfile.TemporaryDirectory() as folder:
        rival = Rival(Path(folder) / "tantivy")
        corpus = fill(platform, rival, options.ads)
        chance = Random(SEED)
        words = Vocabulary(platform.settings.database_url, corpus.some_words(4_000), options.ads, chance)
        kinds = Asking(words, chance, options.questions).all()
        engine = platform.engine.execution_options(isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for kind in kinds:
                check(connection, rival, kind)
            compare(connection, rival, kinds, options.rounds)
        throughput(platform, rival, kinds, options.seconds, options.processes)
        if options.naive:
            measure_naive(platform, kinds)


def fill(platform: Platform, rival: Rival, count: int) -> Corpus:
    corpus = Corpus(SEED, midnight(datetime.now(UTC)))
    loaded = load(platform, corpus.facts(count))
    began = time.perf_counter()
    rival.fill(platform.settings.database_url)
    taken = time.perf_counter() - began
    print(
        f"{count:,} ads: facts written in {loaded.facts:.0f} s, read model rebuilt in {loaded.rebuild:.0f} s"
        f" ({count / loaded.rebuild:,.0f} ads a second); tantivy, given ready keys, in {taken:.0f} s"
    )
    sizes = ", ".join(f"{name} {size:,.0f}" for name, size in loaded.megabytes.items() if size >= 1)
    print(f"megabytes: {sizes}; tantivy {rival.megabytes():,.0f} in {rival.segments} segment(s)", flush=True)
    return corpus


def check(connection: Connection, rival: Rival, kind: Kind) -> None:
    """Both sides say the same, or the comparison is of different things."""
    for question in kind.questions:
        asked = rival.query(question.every, question.any_of)
        if kind.facets:
            ours = {
                name: {each.value: each.count for each in facets(connection, question.query)[name]} for name in FACETS
            }
            narrowed = {name for name, _ in question.query.filters}
            theirs = rival.facets(asked)
            for name in set(FACETS) - narrowed:
                assert sorted(ours[name].values()) == sorted(theirs[name].values()), (
                    question,
                    name,
                    ours[name],
                    theirs[name],
                )
            continue
        total, orders = rival.find(asked, offset=question.offset)
        found = search(connection, question.query, page=question.offset // PER_PAGE + 1)
        numbers = [order & 0xFFFFFFF for order in orders]
        assert (found.total, [card.number for card in found.cards]) == (total, numbers), (question, found.total, total)


def compare(connection: Connection, rival: Rival, kinds: Sequence[Kind], rounds: int) -> None:
    print(f"{'one client, ms':28} {'tantivy p50':>12} {'p99':>8} {'ours p50':>10} {'p99':>8} {'ratio of p50':>13}")
    for kind in kinds:
        ours, theirs = list[float](), list[float]()
        for _ in range(rounds):
            for question in kind.questions:
                theirs.append(_milliseconds(_their(rival, kind, question)))
                ours.append(_milliseconds(_our(connection, kind, question)))
        a, b = statistics.median(theirs), statistics.median(ours)
        print(f"{kind.name:28} {a:12.3f} {_p99(theirs):8.2f} {b:10.3f} {_p99(ours):8.2f} {b / a:13.2f}", flush=True)


def _their(rival: Rival, kind: Kind, question: Question) -> Callable[[], object]:
    if kind.facets:
        return lambda: rival.facets(rival.query(question.every, question.any_of))
    return lambda: rival.find(rival.query(question.every, question.any_of), offset=question.offset)


def _our(connection: Connection, kind: Kind, question: Question) -> Callable[[], object]:
    if kind.facets:
        return lambda: facets(connection, question.query)
    if kind.by_cursor:
        before = search(connection, question.query, page=question.offset // PER_PAGE)
        return lambda: search(connection, question.query, cursor=before.next_cursor)
    return lambda: search(connection, question.query, page=question.offset // PER_PAGE + 1)


def throughput(platform: Platform, rival: Rival, kinds: Sequence[Kind], seconds: float, processes: int) -> None:
    """Lists of all classes in turn."""
    lists = [kind for kind in kinds if not kind.facets and not kind.by_cursor]
    questions = [question for each in zip(*(kind.questions for kind in lists), strict=True) for question in each]

    def ask(question: Question) -> None:
        rival.find(rival.query(question.every, question.any_of), offset=question.offset)

    for clients, used in ((1, 1), (8, min(processes, 8))):
        theirs = per_second(ask, questions, clients, seconds)
        ours = ours_per_second(platform.settings.database_url, questions, clients, used, seconds)
        print(
            f"lists a second, {clients} client(s): tantivy {theirs:,.0f}, ours {ours:,.0f} in {used} process(es);"
            f" ratio {ours / theirs:.2f}",
            flush=True,
        )


def measure_naive(platform: Platform, kinds: Sequence[Kind]) -> None:
    naive = Naive(platform.settings.database_url)
    naive.make()
    lists = [kind for kind in kinds if not kind.facets and not kind.by_cursor]
    taken = {
        kind.name: [_milliseconds(lambda question=question: naive.find(question)) for question in kind.questions[:10]]
        for kind in lists
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


def _p99(taken: Sequence[float]) -> float:
    return statistics.quantiles(taken, n=100)[98]


if __name__ == "__main__":
    main()
