"""When nothing has all that was typed: slips are corrected, then words are given up; never what must be there."""

import pytest

from domain.kernel.platform import Platform
from read_models.job_search.facets import facets
from read_models.job_search.query import Dimension, SearchQuery
from read_models.job_search.sealer import Sealer
from read_models.job_search.search import Found, search
from read_models.kernel.generations import live_generation
from tests.domain.jobs.ads import ad
from tests.read_models.job_search.market import SEARCH, Market
from tests.read_models_at_hand import ReadModels


@pytest.fixture(scope="module")
def town(platform: Platform, read_models: ReadModels) -> dict[str, int]:
    market = Market(platform, read_models)
    market.follow()
    ads = {
        "driver": ad(title="Vozač kamiona", description="<p>Putovanja Europom.</p>", position=None),
        "bus": ad(title="Vozač autobusa", description="<p>Gradski promet.</p>", position=None),
        "nurse": ad(title="Medicinska sestra", description="<p>Rad u ambulanti.</p>", position=None),
        "python": ad(title="Programer", description="<p>Python i Django.</p>", position=None),
    }
    numbers = {name: market.publish(each, hours_old=5) for name, each in ads.items()}
    for _ in range(5):
        market.publish(ad(title="Radnik", description="<p>Kubernetes</p>", position=None))
    market.follow()
    with platform.engine.connect() as connection:
        generation = live_generation(connection, SEARCH)
    Sealer(platform.engine).seal(generation)
    return numbers


def find(platform: Platform, town: dict[str, int], text: str, **asked: object) -> tuple[set[str], Found]:
    with platform.engine.connect() as connection:
        found = search(connection, SearchQuery(text=text, **asked))  # pyright: ignore[reportArgumentType]
    names = {number: name for name, number in town.items()}
    return {names.get(card.number, "other") for card in found.cards}, found


@pytest.mark.parametrize(
    ("text", "expected", "corrections"),
    [
        ("vozaač", {"driver", "bus"}, [("vozaac", "vozac")]),
        ("vzoač kamiona", {"driver"}, [("vzoac", "vozac")]),
        ("medcinska sestra", {"nurse"}, [("medcinska", "medicinska")]),
        ("kamionna", {"driver"}, [("kamionna", "kamiona")]),
        ("kubrenetes", {"other"}, [("kubrenetes", "kubernetes")]),
        ("xyzzyxyzzy", set(), []),
        ("voz", set(), []),
    ],
)
def test_a_word_that_no_ad_has_is_taken_for_a_slip(
    platform: Platform, town: dict[str, int], text: str, expected: set[str], corrections: list[tuple[str, str]]
) -> None:
    names, found = find(platform, town, text)
    assert names == expected
    assert [(each.typed, each.used) for each in found.corrections] == corrections


def test_what_must_be_there_is_never_corrected(platform: Platform, town: dict[str, int]) -> None:
    assert find(platform, town, "+vozaač")[1].total == 0


@pytest.mark.parametrize(
    ("text", "expected", "given_up"),
    [
        ("vozač kamiona ambulanta", {"driver"}, 1),
        ("sestra kamiona autobusa", {"driver", "bus", "nurse"}, 2),
        ("vozač xyzzyxyzzy", {"driver", "bus"}, 1),
        ("+vozač ambulanta", set(), 0),
        ('"medicinska sestra" vozač', set(), 0),
        ("vozač kamiona", {"driver"}, 0),
    ],
)
def test_words_that_no_ad_has_together_are_given_up(
    platform: Platform, town: dict[str, int], text: str, expected: set[str], given_up: int
) -> None:
    names, found = find(platform, town, text)
    assert (names, found.given_up, found.total) == (expected, given_up, len(expected))


def test_a_place_without_such_ads_is_no_reason_to_give_up_a_word(platform: Platform, town: dict[str, int]) -> None:
    assert find(platform, town, "vozač kamiona", areas=("MK",))[1].total == 0
    assert find(platform, town, "vozač kamiona ambulanta", areas=("HR",))[0] == {"driver"}


def test_what_is_watched_means_what_it_says(platform: Platform, town: dict[str, int]) -> None:
    with platform.engine.connect() as connection:
        assert search(connection, SearchQuery(text="vozaač"), lenient=False).total == 0


def test_facets_count_what_the_list_shows(platform: Platform, town: dict[str, int]) -> None:
    with platform.engine.connect() as connection:
        counted = facets(connection, SearchQuery(text="vozaač sestra"))
        found = search(connection, SearchQuery(text="vozaač sestra"))
    assert sum(facet.count for facet in counted[Dimension.WORK_MODE]) == found.total == 3
