"""Prints figures of the queries by half and group, of the site's search beside tantivy and trigrams.

`python -m tests.relevance.measure` (half a minute); `--misses` also lists the queries that find nothing right, and
`--wrong` the first wrong ad of each query. Both list the tuned half only, unless `--half blind` asks for the other:
whoever works on the search leaves that unread. `--floors` prints nothing but the content of floors.toml.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from domain.platform import open_platform
from local.postgres import NOT_DURABLE, Postgres
from migrations.upgrade import upgrade
from tests.relevance.evaluation_queries import HALVES, Half, queries
from tests.relevance.floors import floors_of
from tests.relevance.imported import positions
from tests.relevance.market import market_ads
from tests.relevance.other_engines import open_tantivy, open_trigrams
from tests.relevance.scoring import HEADING, Search, score, score_one
from tests.relevance.site_search import open_site_search
from tests.settings_factory import settings_for


def main() -> None:
    """Measures and prints."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--misses", action="store_true", help="list queries without a right ad among the first ten")
    options.add_argument("--wrong", action="store_true", help="list the first wrong ad among the first ten")
    options.add_argument("--half", choices=HALVES, default="tuned", help="the half whose queries are listed")
    options.add_argument("--site-only", action="store_true", help="leave out tantivy and trigrams")
    options.add_argument("--floors", action="store_true", help="print what is reached as tests/relevance/floors.toml")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder) / "data", settings=NOT_DURABLE) as server:
        upgrade(server.url)
        with open_platform(settings_for(server.url)) as platform:
            searches = {"site": open_site_search(platform)}
            if chosen.floors:
                _line(floors_of({half: score(searches["site"], queries(half)) for half in HALVES}).rstrip())
                return
            if not chosen.site_only:
                searches |= {"tantivy": open_tantivy(), "trigrams": open_trigrams(server.url)}
            print_scores(searches)
            if chosen.misses:
                print_misses(searches["site"], chosen.half)
            if chosen.wrong:
                print_wrong(searches["site"], chosen.half)


def print_scores(searches: dict[str, Search]) -> None:
    """A table for each search and half."""
    _line(f"{len(market_ads())} ads; {positions()}")
    for half in HALVES:
        _line(f"\nthe {half} half, {len(queries(half))} queries")
        for name, search in searches.items():
            _line(f"\n{f'{name}, {half}':20}{HEADING}")
            for group, reached in sorted(score(search, queries(half)).items(), key=lambda each: each[0] == "all"):
                _line(f"{group:20}{reached}")


def print_misses(search: Search, half: Half) -> None:
    """The queries of a half for which nothing right is among the first ten."""
    _line(f"\nnothing right among the first ten, {half} half:")
    for query in queries(half):
        found = search(query)
        if not score_one(query, found).success:
            _line(f"  {query.group:16}{query.text!r} {query.where!r}: {len(found.names)} found")


def print_wrong(search: Search, half: Half) -> None:
    """The first wrong ad of each query of a half that has one."""
    titles = {each.name: each.ad.title for each in market_ads()}
    _line(f"\nthe first wrong ad, {half} half:")
    for query in queries(half):
        wrong = [name for name in search(query).names[:10] if name not in query.wanted | query.good]
        if wrong:
            _line(f"  {query.group:16}{query.text!r}: {wrong[0]} {titles[wrong[0]]!r}")


def _line(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
