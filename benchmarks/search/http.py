"""How fast the site answers searches: `python -m benchmarks.search.http [--ads 50000] [--clients 8]`.

The same ads and questions as `benchmarks.search`, asked of `python -m api` in a process of its own. Each question is
asked three times: first when nobody has asked anything like it; then in another language, so that the sets of ads are
at hand but no answer; then once more, when the answer itself is.
"""

import argparse
import statistics
import threading
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from http.client import HTTPConnection
from random import Random
from urllib.parse import urlencode

from benchmarks.ground import ground
from benchmarks.search.corpus import Corpus, midnight
from benchmarks.search.loading import load
from benchmarks.search.questions import Asking, Kind, Question, Vocabulary
from benchmarks.search.serving import Served
from read_models.kernel.generations import install
from workers.register import PROJECTIONS

SEED = 20_26
PER_PAGE = 20
TURNS = (("asked first", "hr"), ("sets at hand", "en"), ("answer at hand", "en"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.http", description=__doc__)
    parser.add_argument("--ads", type=int, default=50_000)
    parser.add_argument("--questions", type=int, default=100, help="of each class")
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1, help="of the API")
    options = parser.parse_args()
    with ground(connections=12) as platform:
        corpus = Corpus(SEED, midnight(datetime.now(UTC)))
        load(platform, corpus.facts(options.ads))
        install(platform.engine, PROJECTIONS)
        chance = Random(SEED)
        words = Vocabulary(platform.settings.database_url, corpus.some_words(4_000), options.ads, chance)
        kinds = [kind for kind in Asking(words, chance, options.questions).all() if not kind.by_cursor]
        print(f"{options.ads:,} ads, {options.clients} client(s), every first page with all facets; milliseconds")
        with Served(platform.settings, options.processes) as served:
            for name, language in TURNS:
                _measure(served, kinds, options.clients, name, language)


def _measure(served: Served, kinds: Sequence[Kind], clients: int, turn: str, language: str) -> None:
    """The classes mixed, as people ask; the times of each by itself."""
    mixed = [(kind.name, _path(question)) for each in zip(*(kind.questions for kind in kinds), strict=True)
             for kind, question in zip(kinds, each, strict=True)]  # fmt: skip
    taken: list[tuple[str, float]] = []

    def ask(number: int) -> None:
        connection = HTTPConnection("127.0.0.1", served.port)
        for name, path in mixed[number::clients]:
            began = time.perf_counter()
            connection.request("GET", path, headers={"Accept-Language": language})
            answer = connection.getresponse()
            body = answer.read()
            taken.append((name, (time.perf_counter() - began) * 1000))
            assert answer.status == 200, body[:200]

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(clients)]
    began, used = time.perf_counter(), served.seconds_used()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seconds = time.perf_counter() - began
    print(f"{turn:28} {'p50':>8} {'p99':>8}")
    for kind in kinds:
        _print(kind.name, [each for name, each in taken if name == kind.name])
    _print("all", [each for _, each in taken])
    used = (served.seconds_used() - used) * 1000 / len(taken)
    print(
        f"  {len(taken) / seconds:,.0f} answers a second; {used:.2f} ms of the API's processor time each\n", flush=True
    )


def _path(question: Question) -> str:
    query = question.query
    pairs = [("query", query.text)] if query.text else []
    pairs += [("locations", area) for area in query.areas]
    pairs += [(dimension.value, value) for dimension, values in query.filters for value in values]
    if question.offset:
        pairs.append(("page", str(question.offset // PER_PAGE + 1)))
    return f"/api/jobs/search?{urlencode(pairs)}"


def _print(name: str, taken: Sequence[float]) -> None:
    print(f"  {name:26} {statistics.median(taken):8.1f} {statistics.quantiles(taken, n=100)[98]:8.1f}")


if __name__ == "__main__":
    main()
