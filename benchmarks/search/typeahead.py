"""Measures suggestions, letter by letter: `python -m benchmarks.search.typeahead`.

Titles and employers come from PostgreSQL, by the API's query and, as a baseline, by a count over the titles of all
listed ads; places and occupations come from the process's memory.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from random import Random

import psycopg

from api.reference.suggestions import suggest_positions, suggest_what, suggest_where
from benchmarks.search.dataset import SEED, add_dataset_options, open_dataset
from domain.reference.folding import fold
from domain.reference.places import all_places
from read_models.job_search.serving.engine import open_job_search

LONGEST = 12
NAIVE = """
SELECT title, count(*) FROM read.search_ad WHERE listed AND (title ILIKE %s OR title ILIKE %s)
GROUP BY title ORDER BY count(*) DESC LIMIT 10
"""
FEWER = 20
"""The slow baseline runs one of so many queries."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.typeahead", description=__doc__)
    add_dataset_options(parser)
    parser.add_argument("--words", type=int, default=200, help="that are typed, each letter by letter")
    options = parser.parse_args()
    chance = Random(SEED)
    with open_dataset(options) as dataset:
        titles = typed(chance.sample(sorted(_titles(dataset.platform.settings.database_url)), options.words))
        places = typed(place.name for place in chance.sample(all_places(), options.words))
        print(f"{options.ads:,} ads; {'letter by letter, ms':32} {'p50':>8} {'p99':>8}")
        job_search = open_job_search(dataset.platform.engine)
        what = measure(lambda start: suggest_what(job_search, start, "hr"), titles)
        show("titles, occupations and employers", what)
        show("occupations alone", measure(lambda start: suggest_positions([fold(start)], "hr"), titles))
        show("places", measure(lambda start: suggest_where(start, "hr"), places))
        with psycopg.connect(dataset.platform.settings.database_url, autocommit=True) as raw:
            naive = measure(lambda start: raw.execute(NAIVE, (f"{start}%", f"% {start}%")).fetchall(), titles[::FEWER])
        show("titles, counted as one asks", naive)
        print(
            f"ratio of p50, all that is suggested to counting: {statistics.median(what) / statistics.median(naive):.4f}"
        )


def typed(words: Iterable[str]) -> list[str]:
    """Every prefix of each word, as requested while typing."""
    return [word[:letters] for word in words for letters in range(1, min(len(word), LONGEST) + 1)]


def measure(ask: Callable[[str], object], starts: Sequence[str]) -> list[float]:
    """Milliseconds of each query, after a warm-up round."""
    ask(starts[0])
    taken: list[float] = []
    for start in starts:
        began = time.perf_counter()
        ask(start)
        taken.append((time.perf_counter() - began) * 1000)
    return taken


def show(what: str, taken: Sequence[float]) -> None:
    cuts = statistics.quantiles(taken, n=100)
    print(f"{what:45} {cuts[49]:8.3f} {cuts[98]:8.2f}", flush=True)


def _titles(database_url: str) -> list[str]:
    with psycopg.connect(database_url) as connection:
        return [title for (title,) in connection.execute("SELECT DISTINCT title FROM read.search_ad LIMIT 5000")]


if __name__ == "__main__":
    main()
