"""When nothing has all words that were typed, spelling is corrected, then words are dropped; never required ones."""

import pytest

from domain.kernel.platform import Platform
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.search_query import Dimension, SearchQuery
from read_models.job_search.search_result import ResultPage
from read_models.job_search.serving.assembly import open_job_search
from read_models.job_search.serving.port import JobSearchEngine
from read_models.kernel.generations import live_generation
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import SEARCH, Market


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
    SegmentMerger(platform.engine).merge(generation)
    return numbers


@pytest.fixture(scope="module")
def engine(platform: Platform, town: dict[str, int]) -> JobSearchEngine:
    return open_job_search(platform.engine)


def find(engine: JobSearchEngine, town: dict[str, int], text: str, **query: object) -> tuple[set[str], ResultPage]:
    found = engine.search(SearchQuery(text=text, **query))  # pyright: ignore[reportArgumentType]
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
def test_the_spelling_of_a_word_that_no_ad_has_is_corrected(
    engine: JobSearchEngine, town: dict[str, int], text: str, expected: set[str], corrections: list[tuple[str, str]]
) -> None:
    names, found = find(engine, town, text)
    assert names == expected
    assert [(each.typed, each.used) for each in found.corrections] == corrections


def test_a_required_word_is_never_corrected(engine: JobSearchEngine, town: dict[str, int]) -> None:
    assert find(engine, town, "+vozaač")[1].total == 0


@pytest.mark.parametrize(
    ("text", "expected", "dropped_words"),
    [
        ("vozač kamiona ambulanta", {"driver"}, 1),
        ("sestra kamiona autobusa", {"driver", "bus", "nurse"}, 2),
        ("vozač xyzzyxyzzy", {"driver", "bus"}, 1),
        ("+vozač ambulanta", set(), 0),
        ('"medicinska sestra" vozač', set(), 0),
        ("vozač kamiona", {"driver"}, 0),
    ],
)
def test_words_that_no_ad_has_together_are_dropped(
    engine: JobSearchEngine, town: dict[str, int], text: str, expected: set[str], dropped_words: int
) -> None:
    names, found = find(engine, town, text)
    assert (names, found.dropped_words, found.total) == (expected, dropped_words, len(expected))


def test_a_place_without_such_ads_is_no_reason_to_drop_a_word(engine: JobSearchEngine, town: dict[str, int]) -> None:
    assert find(engine, town, "vozač kamiona", areas=("MK",))[1].total == 0
    assert find(engine, town, "vozač kamiona ambulanta", areas=("HR",))[0] == {"driver"}


def test_without_relaxation_nothing_is_corrected(engine: JobSearchEngine, town: dict[str, int]) -> None:
    assert engine.search(SearchQuery(text="vozaač"), relax=False).total == 0


def test_facets_count_what_the_list_shows(engine: JobSearchEngine, town: dict[str, int]) -> None:
    counted = engine.count_facets(SearchQuery(text="vozaač sestra"))
    found = engine.search(SearchQuery(text="vozaač sestra"))
    assert sum(facet.count for facet in counted[Dimension.WORK_MODE]) == found.total == 3
