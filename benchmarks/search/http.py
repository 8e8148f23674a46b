"""How fast the site answers searches: `python -m benchmarks.search.http [--ads 50000] [--clients 8]`.

The same ads and questions as `benchmarks.search`, asked of `python -m api` in a process of its own. Each question is
asked three times: first when nobody has asked anything like it; then in another language, so that the sets of ads are
at hand and what facets count, but no answer; then once more, when the answer itself is.
"""

import argparse
import statistics
import time
from collections.abc import Sequence
from urllib.parse import urlencode

from benchmarks.search.callers import Caller, ask_all
from benchmarks.search.market import market, options_of_market
from benchmarks.search.questions import Kind, Question
from benchmarks.search.serving import Served

PER_PAGE = 20
TURNS = (("asked first", "hr"), ("sets at hand", "en"), ("answer at hand", "en"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.http", description=__doc__)
    options_of_market(parser)
    parser.add_argument("--questions", type=int, default=100, help="of each class")
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1, help="of the API")
    options = parser.parse_args()
    with market(options) as ground:
        platform = ground.platform
        kinds = [kind for kind in ground.kinds(options.questions) if not kind.by_cursor]
        print(f"{options.ads:,} ads, {options.clients} client(s), every first page with all facets; milliseconds")
        with Served(platform.settings, options.processes) as served:
            for name, language in TURNS:
                _measure(served, kinds, options.clients, name, language)


def _measure(served: Served, kinds: Sequence[Kind], clients: int, turn: str, language: str) -> None:
    """The classes mixed, as people ask; the times of each by itself. A client stays with its process."""
    mixed = [(kind.name, _path(question)) for each in zip(*(kind.questions for kind in kinds), strict=True)
             for kind, question in zip(kinds, each, strict=True)]  # fmt: skip
    shares = [mixed[number::clients] for number in range(clients)]
    callers = [
        Caller(served.ports[number % len(served.ports)], language, [path for _, path in share])
        for number, share in enumerate(shares)
    ]
    began, used, used_here = time.perf_counter(), served.seconds_used(), time.process_time()
    ask_all(callers)
    seconds, used_here = time.perf_counter() - began, time.process_time() - used_here
    used = served.seconds_used() - used
    pairs = zip(shares, callers, strict=True)
    taken = [
        (name, each) for share, caller in pairs for (name, _), each in zip(share, caller.milliseconds, strict=True)
    ]
    print(f"{turn:28} {'p50':>8} {'p99':>8}")
    for kind in kinds:
        _print(kind.name, [each for name, each in taken if name == kind.name])
    _print("all", [each for _, each in taken])
    print(
        f"  {len(taken) / seconds:,.0f} answers a second; processor time each: {used * 1000 / len(taken):.2f} ms of the"
        f" API, {used_here * 1000 / len(taken):.2f} ms of the clients\n",
        flush=True,
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
