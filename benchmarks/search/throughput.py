"""Measures throughput with concurrent clients: threads in one process per core, as in production."""

import multiprocessing
import threading
import time
from collections.abc import Callable, Sequence
from itertools import cycle

from benchmarks.environment import settings_for
from benchmarks.search.queries import BenchmarkQuery
from domain.platform import open_platform
from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.query.result_page import find_page


def per_second(
    ask: Callable[[BenchmarkQuery], object], queries: Sequence[BenchmarkQuery], clients: int, seconds: float
) -> float:
    """Queries per second by that many threads of this process."""
    done = [0] * clients
    until = time.perf_counter() + seconds

    def run(number: int) -> None:
        for query in cycle([*queries[number:], *queries[:number]]):
            if time.perf_counter() > until:
                return
            ask(query)
            done[number] += 1

    threads = [threading.Thread(target=run, args=(number,)) for number in range(clients)]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done) / (time.perf_counter() - began)


def our_searches_per_second(
    database_url: str, queries: Sequence[BenchmarkQuery], clients: int, processes: int, seconds: float
) -> float:
    """Measures our search, its clients spread over processes: searches a second."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(processes)
    results = context.Queue()
    arguments = (database_url, queries, clients // processes, seconds, ready, results)
    workers = [context.Process(target=_worker, args=arguments) for _ in range(processes)]
    for worker in workers:
        worker.start()
    rates = [results.get() for _ in workers]
    for worker in workers:
        worker.join()
    return sum(rates)


def _worker(database_url: str, queries: Sequence[BenchmarkQuery], clients: int, seconds: float, ready, results) -> None:
    with open_platform(settings_for(database_url, clients + 1)) as platform:
        engine = platform.engine.execution_options(isolation_level="AUTOCOMMIT")
        local, cache = threading.local(), SegmentCache()

        def ask(query: BenchmarkQuery) -> None:
            if not hasattr(local, "connection"):
                local.connection = engine.connect()
            find_page(local.connection, cache, query.search, page=query.offset // 20 + 1)

        for query in queries:
            ask(query)
        ready.wait()
        results.put(per_second(ask, queries, clients, seconds))
