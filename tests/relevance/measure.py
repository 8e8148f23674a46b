"""Prints figures of the blind queries by group, of the site's search beside tantivy and trigrams.

`python -m tests.relevance.measure` (a minute); `--misses` also lists the queries that find nothing right, and
`--wrong` the first wrong ad of each query.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from domain.platform import open_platform
from local.postgres import NOT_DURABLE, Postgres
from migrations.upgrade import upgrade
from tests.relevance.blind_queries import blind_queries
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
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder) / "data", settings=NOT_DURABLE) as server:
        upgrade(server.url)
        with open_platform(settings_for(server.url)) as platform:
            site = open_site_search(platform)
            print_scores({"site": site, "tantivy": open_tantivy(), "trigrams": open_trigrams(server.url)})
            if chosen.misses:
                print_misses(site)
            if chosen.wrong:
                print_wrong(site)


def print_scores(searches: dict[str, Search]) -> None:
    """A table for each search."""
    _line(f"{len(market_ads())} ads, {len(blind_queries())} queries; {positions()}")
    for name, search in searches.items():
        _line(f"\n{name:16}{HEADING}")
        for group, reached in sorted(score(search).items(), key=lambda each: each[0] == "all"):
            _line(f"{group:16}{reached}")


def print_misses(search: Search) -> None:
    """The queries for which nothing right is among the first ten."""
    _line("\nnothing right among the first ten:")
    for query in blind_queries():
        found = search(query)
        if not score_one(query, found).success:
            _line(f"  {query.group:16}{query.text!r} {query.where!r}: {len(found.names)} found")


def print_wrong(search: Search) -> None:
    """The first wrong ad of each query that has one."""
    titles = {each.name: each.ad.title for each in market_ads()}
    _line("\nthe first wrong ad:")
    for query in blind_queries():
        wrong = [name for name in search(query).names[:10] if name not in query.wanted | query.good]
        if wrong:
            _line(f"  {query.group:16}{query.text!r}: {wrong[0]} {titles[wrong[0]]!r}")


def _line(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
