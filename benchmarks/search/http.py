"""Measures searches over HTTP: `python -m benchmarks.search.http [--ads 50000] [--clients 8]`.

The same ads and queries as `benchmarks.search`, sent to `python -m api` in a process of its own. Each query is sent
three times: with cold caches; in another language, which finds cached posting lists and facets but no cached response;
and once more, when the response is cached.
"""

import argparse
import statistics
import time
from collections.abc import Sequence
from urllib.parse import urlencode

from benchmarks.search.api_server import ApiServer
from benchmarks.search.dataset import add_dataset_options, open_dataset
from benchmarks.search.http_clients import HttpClient, ask_all
from benchmarks.search.queries import BenchmarkQuery, QueryClass

PER_PAGE = 20
ROUNDS = (("cold", "hr"), ("warm segments", "en"), ("cached response", "en"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.http", description=__doc__)
    add_dataset_options(parser)
    parser.add_argument("--questions", type=int, default=100, help="of each class")
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1, help="of the API")
    options = parser.parse_args()
    with open_dataset(options) as dataset:
        platform = dataset.platform
        query_classes = [
            query_class for query_class in dataset.query_classes(options.questions) if not query_class.by_cursor
        ]
        print(f"{options.ads:,} ads, {options.clients} client(s), every first page with all facets; milliseconds")
        with ApiServer(platform.settings, options.processes) as served:
            for name, language in ROUNDS:
                _measure(served, query_classes, options.clients, name, language)


def _measure(served: ApiServer, query_classes: Sequence[QueryClass], clients: int, turn: str, language: str) -> None:
    """Sends the query classes mixed, and measures each class. A client always uses the same process."""
    mixed = [(query_class.name, _path(query)) for same in zip(*(each.queries for each in query_classes), strict=True)
             for query_class, query in zip(query_classes, same, strict=True)]  # fmt: skip
    portions = [mixed[number::clients] for number in range(clients)]
    callers = [
        HttpClient(served.ports[number % len(served.ports)], language, [path for _, path in share])
        for number, share in enumerate(portions)
    ]
    began, used, used_here = time.perf_counter(), served.seconds_used(), time.process_time()
    ask_all(callers)
    seconds, used_here = time.perf_counter() - began, time.process_time() - used_here
    used = served.seconds_used() - used
    pairs = zip(portions, callers, strict=True)
    taken = [
        (name, each) for share, caller in pairs for (name, _), each in zip(share, caller.milliseconds, strict=True)
    ]
    print(f"{turn:28} {'p50':>8} {'p99':>8}")
    for query_class in query_classes:
        _print(query_class.name, [each for name, each in taken if name == query_class.name])
    _print("all", [each for _, each in taken])
    print(
        f"  {len(taken) / seconds:,.0f} answers a second; processor time each: {used * 1000 / len(taken):.2f} ms of the"
        f" API, {used_here * 1000 / len(taken):.2f} ms of the clients\n",
        flush=True,
    )


def _path(query: BenchmarkQuery) -> str:
    search = query.search
    pairs = [("query", search.text)] if search.text else []
    pairs += [("locations", area) for area in search.areas]
    pairs += [(dimension.value, value) for dimension, values in search.filters for value in values]
    if query.offset:
        pairs.append(("page", str(query.offset // PER_PAGE + 1)))
    return f"/api/jobs/search?{urlencode(pairs)}"


def _print(name: str, taken: Sequence[float]) -> None:
    print(f"  {name:26} {statistics.median(taken):8.1f} {statistics.quantiles(taken, n=100)[98]:8.1f}")


if __name__ == "__main__":
    main()
