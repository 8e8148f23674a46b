"""Prints figures of the queries by half and group, of the site's search beside tantivy and trigrams.

`python -m tests.relevance.measure` (half a minute); `--set unseen` takes the unseen ads and both halves of their
queries instead of the market's. `--misses` also lists the queries that find nothing right, and
`--wrong` the first wrong ad of each query. Both list the tuned half (or unseen-a) only, unless `--half` asks for the
other: whoever works on the search leaves that unread. `--floors` prints nothing but the content of floors.toml, which
is about both sets.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from local.postgres import NOT_DURABLE, Postgres
from migrations.upgrade import upgrade
from tests.relevance.evaluation_queries import HALVES, UNSEEN_HALVES, Half, ads_of, queries
from tests.relevance.floors import floors_of
from tests.relevance.imported import positions
from tests.relevance.market import market_ads
from tests.relevance.other_engines import open_tantivy, open_trigrams
from tests.relevance.scoring import HEADING, Score, Search, score, score_one
from tests.relevance.site_search import open_site_search
from tests.settings_factory import settings_for

HALVES_OF: dict[str, tuple[Half, ...]] = {"market": HALVES, "unseen": UNSEEN_HALVES}
OPEN_HALVES: dict[str, Half] = {"market": "tuned", "unseen": "unseen-a"}
"""The half of each set that one may look at."""


def main() -> None:
    """Measures and prints."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--misses", action="store_true", help="list queries without a right ad among the first ten")
    options.add_argument("--wrong", action="store_true", help="list the first wrong ad among the first ten")
    options.add_argument("--set", choices=HALVES_OF, default="market", help="the ads and the queries that are taken")
    options.add_argument("--half", help="the half whose queries are listed")
    options.add_argument("--site-only", action="store_true", help="leave out tantivy and trigrams")
    options.add_argument("--floors", action="store_true", help="print what is reached as tests/relevance/floors.toml")
    chosen = options.parse_args()
    halves = HALVES_OF[chosen.set]
    listed = chosen.half or OPEN_HALVES[chosen.set]
    if listed not in halves:
        options.error(f"the halves of this set are {' and '.join(halves)}")
    if chosen.floors:
        print_floors()
        return
    ads = ads_of(listed)
    with _database() as (server, platform):
        searches = {"site": open_site_search(platform, ads)}
        if not chosen.site_only:
            searches |= {"tantivy": open_tantivy(ads), "trigrams": open_trigrams(server.url, ads)}
        print_scores(searches, halves)
        if chosen.misses:
            print_misses(searches["site"], listed)
        if chosen.wrong:
            print_wrong(searches["site"], listed)


@contextmanager
def _database() -> Iterator[tuple[Postgres, Platform]]:
    """An empty one of its own."""
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder) / "data", settings=NOT_DURABLE) as server:
        upgrade(server.url)
        with open_platform(settings_for(server.url)) as platform:
            yield server, platform


def print_floors() -> None:
    """The content of floors.toml, of all halves of both sets."""
    reached: dict[str, Mapping[str, Score]] = {}
    for halves in HALVES_OF.values():
        with _database() as (_, platform):
            search = open_site_search(platform, ads_of(halves[0]))
            reached |= {half: score(search, queries(half)) for half in halves}
    _line(floors_of(reached).rstrip())


def print_scores(searches: dict[str, Search], halves: tuple[Half, ...]) -> None:
    """A table for each search and half; all halves are of the same ads."""
    folder = ads_of(halves[0])
    _line(f"{len(market_ads(folder))} ads; {positions(folder)}")
    for half in halves:
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
    titles = {each.name: each.ad.title for each in market_ads(ads_of(half))}
    _line(f"\nthe first wrong ad, {half} half:")
    for query in queries(half):
        wrong = [name for name in search(query).names[:10] if name not in query.wanted | query.good]
        if wrong:
            _line(f"  {query.group:16}{query.text!r}: {wrong[0]} {titles[wrong[0]]!r}")


def _line(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
