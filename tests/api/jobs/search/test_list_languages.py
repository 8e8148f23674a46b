"""Lists begin with ads that the reader can read, whatever is newer or paid; nothing is hidden, and no count changes."""

from itertools import groupby, pairwise
from typing import Any

import pytest
from fastapi.testclient import TestClient

from domain.kernel.values.locales import LOCALES, Locale
from tests.api.job_board import ServedBoard

TITLES: dict[Locale, str] = {
    "hr": "Konobar/ica",
    "en": "Waiter",
    "sl": "Natakar/ica",
    "bs": "Konobar/ica",
    "mk": "Келнер",
}
PLACES: dict[Locale, dict[str, Any]] = {
    "hr": {"name": "Split", "country": "HR", "geonameid": 3190261},
    "en": {"name": "Zagreb", "country": "HR", "geonameid": 3186886},
    "sl": {"name": "Ljubljana", "country": "SI", "geonameid": 3196359},
    "bs": {"name": "Sarajevo", "country": "BA", "geonameid": 3191281},
    "mk": {"name": "Охрид", "country": "MK", "geonameid": 787487},
}
ORDER: dict[Locale, list[set[str]]] = {
    "hr": [{"hr"}, {"bs"}, {"en"}, {"sl", "mk"}],
    "en": [{"en"}, {"hr", "sl", "bs", "mk"}],
    "sl": [{"sl"}, {"en"}, {"hr", "bs", "mk"}],
    "bs": [{"bs"}, {"hr"}, {"en"}, {"sl", "mk"}],
    "mk": [{"mk"}, {"en"}, {"hr", "sl", "bs"}],
}
FORMATS = ("EXCLUSIVE-HOME", "HIGHLIGHTED", "STANDARD", "NORMAL")
EACH = 8
LISTS = (
    ("/api/jobs/search", {}),
    ("/api/jobs/search", {"positions": "c24"}),
    ("/api/jobs/search", {"positions": "5131", "employment": "seasonal"}),
    ("/api/jobs/search", {"newJobs": "true"}),
    ("/api/jobs/featured", {}),
    ("/api/jobs/search/featured", {}),
)


@pytest.fixture(scope="module")
def jobs(board: ServedBoard) -> dict[str, int]:
    """Waiters wanted in each language in each format; the rarer a language is paid for, the older are its ads."""
    for turn in range(EACH):
        for age, language in enumerate(("sl", "mk", "bs", "en", "hr")):
            board.publish(
                title=TITLES[language],
                employer=f"Konoba {turn + 1} ({language})",
                language=language,
                places=[PLACES[language]],
                employment="seasonal",
                format=FORMATS[turn % len(FORMATS)],
                salary={"currency": "EUR", "minimum": str(1500 + 100 * turn + age)},
                hours_old=60 - 10 * age - turn,
            )
    python: dict[str, dict[str, Any]] = {
        "mentioned": {"title": "Programer", "language": "sl", "description": "<p>Znanje Pythona.</p>"},
        "in title": {"title": "Python Developer", "language": "mk", "description": "<p>Тим</p>"},
        "exclusive": {
            "title": "Data engineer",
            "language": "en",
            "description": "<p>Python.</p>",
            "format": "EXCLUSIVE",
        },
    }
    numbers = {name: board.publish(position="2512", **fields) for name, fields in python.items()}
    board.show()
    return numbers


def read(client: TestClient, locale: Locale, path: str = "/api/jobs/search", **parameters: Any) -> Any:
    answer = client.get(path, params=parameters, headers={"Accept-Language": locale})
    assert answer.status_code == 200, answer.text
    assert "Accept-Language" in answer.headers["vary"]
    return answer.json()


def all_of(client: TestClient, locale: Locale, path: str, **parameters: Any) -> list[Any]:
    first = read(client, locale, path, **parameters)
    pages = [read(client, locale, path, **parameters, page=page) for page in range(2, first["totalPages"] + 1)]
    cards = [card for found in (first, *pages) for card in found["items"]]
    assert len({card["id"] for card in cards}) == len(cards) == first["total"]
    return cards


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("path", "parameters"), LISTS)
def test_a_list_is_led_by_ads_in_the_languages_of_its_reader(
    client: TestClient, locale: Locale, path: str, parameters: dict[str, str]
) -> None:
    cards = all_of(client, locale, path, **parameters)
    places = [next(at for at, group in enumerate(ORDER[locale]) if card["language"] in group) for card in cards]
    assert cards[0]["language"] == locale
    assert places == sorted(places)
    assert set(places) == set(range(len(ORDER[locale])))
    for _, group in groupby(zip(places, cards, strict=True), key=lambda pair: pair[0]):
        dates = [card["publishedAt"] for _, card in group]
        assert all(one >= other for one, other in pairwise(dates)), "payment takes no place in a list"


@pytest.mark.parametrize(("path", "parameters"), LISTS)
def test_every_reader_finds_the_same_ads(client: TestClient, path: str, parameters: dict[str, str]) -> None:
    lists = [{card["id"] for card in all_of(client, locale, path, **parameters)} for locale in LOCALES]
    assert all(each == lists[0] for each in lists)


def test_counts_are_the_same_in_every_language(client: TestClient) -> None:
    found = [read(client, locale, query="konobar") for locale in LOCALES]
    counts = [
        {each["dimension"]: {value["id"]: value["count"] for value in each["values"]} for each in one["facets"]}
        for one in found
    ]
    assert all(each == counts[0] for each in counts)
    assert {one["total"] for one in found} == {EACH * len(LOCALES)}


@pytest.mark.parametrize(
    ("locale", "text", "order"),
    [
        ("sl", "natakar", [{"sl"}, {"en"}, {"hr", "bs", "mk"}]),
        ("sl", "konobar", [{"sl"}, {"hr", "bs"}, {"en"}, {"mk"}]),
        ("hr", "konobar", [{"hr"}, {"bs"}, {"en"}, {"sl", "mk"}]),
        ("hr", "waiter", [{"hr"}, {"en"}, {"bs"}, {"sl", "mk"}]),
        ("mk", "келнер", [{"mk"}, {"en"}, {"hr", "sl", "bs"}]),
        ("en", "konobar", [{"en"}, {"hr", "bs"}, {"sl", "mk"}]),
    ],
)
def test_titles_with_the_words_that_were_typed_follow_the_own_language(
    client: TestClient, locale: Locale, text: str, order: list[set[str]]
) -> None:
    cards = all_of(client, locale, "/api/jobs/search", query=text)
    assert [languages for languages, _ in groupby(cards, key=lambda card: _group(card, order))] == order


def _group(card: Any, order: list[set[str]]) -> set[str]:
    return next(group for group in order if card["language"] in group)


def test_a_title_in_another_language_comes_before_what_only_mentions_the_word(
    client: TestClient, jobs: dict[str, int]
) -> None:
    found = [card["id"] for card in read(client, "sl", query="python")["items"]]
    assert found == [jobs["in title"], jobs["mentioned"], jobs["exclusive"]]


@pytest.mark.parametrize("sort", ["newest", "salary", "deadline"])
def test_an_order_that_was_chosen_is_the_same_for_every_reader(client: TestClient, sort: str) -> None:
    lists = [[card["id"] for card in read(client, locale, sort=sort)["items"]] for locale in LOCALES]
    assert all(each == lists[0] for each in lists)


def test_a_cursor_leads_through_all_languages(client: TestClient) -> None:
    cards = all_of(client, "sl", "/api/jobs/search")
    found = read(client, "sl")
    ids = [card["id"] for card in found["items"]]
    while found["nextCursor"]:
        found = read(client, "sl", cursor=found["nextCursor"])
        ids += [card["id"] for card in found["items"]]
    assert ids == [card["id"] for card in cards]


def test_wider_places_begin_with_the_own_language_too(client: TestClient) -> None:
    found = read(client, "sl", query="konobar", locations="Bled", workMode="on-site", employment="seasonal", radius=1)
    assert found["search"]["wider"] is not None
    everywhere = read(client, "mk", query="konobar", locations="Nigdjezemska")
    assert everywhere["search"]["wider"]["step"] == "everywhere"
    assert everywhere["items"][0]["language"] == "mk"


def test_a_new_ad_in_the_own_language_leads_before_segments_are_merged(client: TestClient, board: ServedBoard) -> None:
    number = board.publish(title="Natakar/ica", language="sl", format="EXCLUSIVE", employment="seasonal")
    board.show()
    assert read(client, "sl", positions="5131")["items"][0]["id"] == number
    assert read(client, "mk", positions="5131")["items"][0]["language"] == "mk"


def test_similar_jobs_begin_with_the_own_language(client: TestClient) -> None:
    shown = read(client, "hr", positions="5131")["items"][0]["id"]
    for locale in LOCALES:
        similar = client.get(f"/api/jobs/{shown}", headers={"Accept-Language": locale}).json()["similar"]
        assert {card["language"] for card in similar} == {locale}


def test_a_feed_goes_by_date(client: TestClient) -> None:
    newest = [card["title"] for card in read(client, "sl", sort="newest")["items"]]
    feed = client.get("/feeds/jobs.rss", params={"locale": "sl"}).text
    titles = [part.split("</title>")[0] for part in feed.split("<item>")[1:]]
    assert [title.split("<title>")[1] for title in titles][: len(newest)] == newest
