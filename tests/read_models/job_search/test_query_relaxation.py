"""Spelling correction and query relaxation, when few ads have all words that were typed."""

import pytest

from domain.jobs.ad import AdPlace
from domain.kernel.process.platform import Platform
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.index_query import Dimension, IndexQuery, Sort
from read_models.job_search.search_result import ResultPage
from read_models.job_search.serving.engine import open_job_search
from read_models.job_search.serving.port import JobSearchEngine
from read_models.kernel.generations import live_generation
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import SEARCH, Market

ZAGREB = AdPlace(name="Zagreb", country="HR", geonameid=3186886)
ZADAR = AdPlace(name="Zadar", country="HR", geonameid=3186952)


@pytest.fixture(scope="module")
def town(platform: Platform, read_models: ReadModels) -> dict[str, int]:
    market = Market(platform, read_models)
    market.follow()
    ads = {
        "driver": ad(title="Vozač kamiona", description="<p>Putovanja Europom.</p>", position=None),
        "bus": ad(title="Vozač autobusa", description="<p>Gradski promet.</p>", position=None),
        "nurse": ad(title="Medicinska sestra", description="<p>Rad u ambulanti.</p>", position=None),
        "in split": ad(title="Slastičar", description="<p>Kolači.</p>", position=None),
        "in zadar": ad(title="Slastičar", description="<p>Kolači za Split.</p>", position=None, places=(ZADAR,)),
        "library": ad(title="Knjižničar", description="<p>U Dubravi.</p>", position=None, places=(ZAGREB,)),
        "oven": ad(title="Rad uz peć", description="<p>Radno vrijeme po dogovoru.</p>", position="5120"),
        "barber": ad(title="Frizer", description="<p>Šišanje i brijanje.</p>", position="5141"),
        "groomer": ad(title="Frizer za pse", description="<p>Šišanje i njega.</p>", position="5164"),
        "quality": ad(title="Kontrolor kvalitete", description="<p>Mjerenje dijelova.</p>", position="7543"),
        "python": ad(title="Programer", description="<p>Python i Django.</p>", position=None),
        "mention": ad(title="Radnik", description="<p>Suradnja s mehatroničarima.</p>", position=None),
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
    found = engine.search(IndexQuery(text=text, **query))  # pyright: ignore[reportArgumentType]
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
        ("picopekk", {"oven"}, [("picopekk", "picopek")]),
        ("kovač", set(), []),
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
    ("text", "expected", "given_up"),
    [
        ("vozač kamiona ambulanta", {"driver"}, [("ambulanta",)]),
        ("vozač xyzzyxyzzy", {"driver", "bus"}, [("xyzzyxyzzy",)]),
        ("+vozač ambulanta", {"driver", "bus"}, [("ambulanta",)]),
        ("+xyzzyxyzzy ambulanta", set(), []),
        ('"medicinska sestra" vozač', {"nurse"}, [("vozac",)]),
        ('"medicinski brat" sestra', set(), []),
        ("vozač kamiona", {"driver"}, []),
        ("kubernetes -radnik vozač", {"driver", "bus"}, [("kubernetes",)]),
        ("radnik xyzzyxyzzy", set(), []),
    ],
)
def test_words_that_no_ad_has_together_are_given_up(
    engine: JobSearchEngine, town: dict[str, int], text: str, expected: set[str], given_up: list[tuple[str, ...]]
) -> None:
    names, found = find(engine, town, text)
    assert (names, [each.words for each in found.given_up]) == (expected, given_up)
    assert found.total == len(expected) == found.full_matches + sum(each.total for each in found.given_up)
    assert set(found.missing_words.values()) == set(given_up)


def test_the_name_of_an_occupation_is_kept(engine: JobSearchEngine, town: dict[str, int]) -> None:
    names, found = find(engine, town, "python medicinska sestra")
    assert (names, [each.words for each in found.given_up]) == ({"nurse"}, [("python",)])


def test_the_name_of_a_part_of_a_town_is_not_kept_instead_of_an_occupation(
    engine: JobSearchEngine, town: dict[str, int]
) -> None:
    assert find(engine, town, "dubrava")[0] == {"library"}
    assert find(engine, town, "vozač dubrava")[0] == set()
    assert find(engine, town, "vozač knjižničar dubrava")[0] == {"library"}


def test_of_a_name_that_no_ad_offers_similar_ones_are_kept(engine: JobSearchEngine, town: dict[str, int]) -> None:
    names, found = find(engine, town, "java programer")
    assert (names, [each.words for each in found.given_up]) == ({"python"}, [("java",)])
    assert find(engine, town, "kontrolor leta")[1].total == 0


def test_ads_that_lack_words_stand_below_full_matches(engine: JobSearchEngine, town: dict[str, int]) -> None:
    found = engine.search(IndexQuery(text="vozač promet"))
    assert [card.number for card in found.cards] == [town["bus"], town["driver"]]
    assert (found.full_matches, found.total) == (1, 2)
    assert found.missing_words == {town["driver"]: ("promet",)}


def test_another_order_lists_full_matches_only(engine: JobSearchEngine, town: dict[str, int]) -> None:
    found = engine.search(IndexQuery(text="vozač promet", sort=Sort.NEWEST))
    assert ([card.number for card in found.cards], found.total) == ([town["bus"]], 1)
    found = engine.search(IndexQuery(text="vozač ambulanta", sort=Sort.NEWEST))
    assert {card.number for card in found.cards} == {town["driver"], town["bus"]}, "there are none"


def test_what_only_mentions_an_occupation_stands_below_it(engine: JobSearchEngine, town: dict[str, int]) -> None:
    found = engine.search(IndexQuery(text="programer"))
    assert found.cards[0].number == town["python"]
    below = engine.search(IndexQuery(text="programer kubernetes"))
    assert town["python"] in {card.number for card in below.cards}
    assert "other" not in find(engine, town, "programer xyzzyxyzzy")[0]


@pytest.mark.parametrize("sort", [Sort.RELEVANCE, Sort.NEWEST])
@pytest.mark.parametrize("text", ["mehatroničar xyzzyxyzzy", "xyzzyxyzzy mehatroničar", "mehatroničar ambulanta"])
def test_what_mentions_an_occupation_is_listed_where_no_ad_offers_it(
    engine: JobSearchEngine, town: dict[str, int], text: str, sort: Sort
) -> None:
    assert find(engine, town, "mehatroničar")[0] == {"mention"}
    names, found = find(engine, town, text, sort=sort)
    (given_up,) = found.given_up
    assert (names, given_up.total, found.full_matches) == ({"mention"}, 1, 0)
    assert set(given_up.words) == set(text.split()) - {"mehatroničar"}


@pytest.mark.parametrize(
    "text",
    [
        "mehatroničar +xyzzyxyzzy",
        'mehatroničar "xyzzyxyzzy ambulanta"',
        "mehatroničar xyzzyxyzzy -suradnja",
        "xyzzyxyzzy blablatrans",
    ],
)
def test_what_is_required_or_excluded_stays_so_beside_words_that_no_ad_has(
    engine: JobSearchEngine, town: dict[str, int], text: str
) -> None:
    found = engine.search(IndexQuery(text=text))
    assert (found.total, found.given_up) == (0, ())


def test_the_name_of_another_occupation_is_not_offered(engine: JobSearchEngine, town: dict[str, int]) -> None:
    found = engine.search(IndexQuery(text="frizer"))
    assert [card.number for card in found.cards] == [town["barber"], town["groomer"]]
    assert find(engine, town, "frizer xyzzyxyzzy")[0] == {"barber"}


@pytest.mark.parametrize(
    ("text", "given_up"),
    [
        ("vozač kamiona stalni radni odnos", [("stalni radni odnos",)]),
        ("vozač kamiona promet stalni radni odnos", [("promet", "stalni radni odnos")]),
    ],
)
def test_terms_are_given_up_after_words(
    engine: JobSearchEngine, town: dict[str, int], text: str, given_up: list[tuple[str, ...]]
) -> None:
    names, found = find(engine, town, text)
    assert (names, [each.words for each in found.given_up]) == ({"driver"}, given_up)


def test_a_chosen_filter_is_never_given_up(engine: JobSearchEngine, town: dict[str, int]) -> None:
    assert find(engine, town, "vozač ambulanta", filters=((Dimension.EDUCATION, ("8",)),))[1].total == 0


def test_a_place_without_such_ads_is_no_reason_to_drop_a_word(engine: JobSearchEngine, town: dict[str, int]) -> None:
    assert find(engine, town, "vozač kamiona", areas=("MK",))[1].total == 0
    assert find(engine, town, "vozač kamiona ambulanta", areas=("HR",))[0] == {"driver"}


def test_without_relaxation_nothing_is_corrected(engine: JobSearchEngine, town: dict[str, int]) -> None:
    assert engine.search(IndexQuery(text="vozaač"), relax=False).total == 0


@pytest.mark.parametrize("text", ["vozaač sestra", "vozač promet", "vozač", "sestra ambulanta xyzzyxyzzy"])
@pytest.mark.parametrize("sort", [Sort.RELEVANCE, Sort.NEWEST])
def test_facets_count_what_the_list_shows(engine: JobSearchEngine, town: dict[str, int], text: str, sort: Sort) -> None:
    counted = engine.count_facets(IndexQuery(text=text, sort=sort))
    found = engine.search(IndexQuery(text=text, sort=sort))
    assert sum(facet.count for facet in counted[Dimension.WORK_MODE]) == found.total > 0


def test_a_corrected_place_is_a_place(engine: JobSearchEngine, town: dict[str, int]) -> None:
    names, found = find(engine, town, "slastičar splt")
    assert [(each.typed, each.used) for each in found.corrections] == [("splt", "split")]
    assert names == {"in split"}, "the other one mentions Split, and is in Zadar"
