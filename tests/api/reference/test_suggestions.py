"""GET /api/categories, /api/suggestions/what and /where."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.projection import JobSearch
from read_models.kernel.generations import live_generation
from tests.api.job_board import ServedBoard
from tests.read_model_harness import ReadModels

WAITERS, DRIVERS = 3, 7


@pytest.fixture(scope="module")
def client(platform: Platform, read_models: ReadModels) -> Iterator[TestClient]:
    """A client of a site with counted titles and employers."""
    board = ServedBoard(platform, read_models)
    for _ in range(WAITERS):
        board.publish(title="Konobar/ica", employer="Konoba Tri Volta")
    board.publish(title="Pomoćni konobar", employer="Konoba Tri Volta")
    for number in range(DRIVERS):
        board.publish(title=f"Vozač/ica gradskog autobusa {number}", employer="Đurđevački prijevoz d.o.o.")
    for title, language, country, number in (
        ("Magazinec", "sl", "SI", 3),
        ("Magazin editor", "en", "DE", 4),
        ("Magaziner", "hr", "HR", 2),
    ):
        places = [{"name": "Negdje", "country": country, "geonameid": None}]
        for _ in range(number):
            board.publish(title=title, language=language, places=places, employer="Konoba Tri Volta")
    board.publish(title="Prodavač/ica", employer="Konoba Tri Volta")
    board.publish(title="Продавач/ка", language="mk", employer="Konoba Tri Volta")
    board.show()
    with platform.engine.connect() as connection:
        generation = live_generation(connection, JobSearch())
    SegmentMerger(platform.engine).merge(generation)
    with TestClient(create_app(platform), raise_server_exceptions=False) as client:
        yield client


def what(client: TestClient, prefix: str, language: str = "hr") -> list[dict[str, Any]]:
    answer = client.get("/api/suggestions/what", params={"prefix": prefix}, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()["items"]


@pytest.mark.parametrize("prefix", ["zag", "ZAG", "Zagreb", "заг"])
def test_a_place_is_suggested_in_every_spelling(client: TestClient, prefix: str) -> None:
    first = client.get("/api/suggestions/where", params={"prefix": prefix}).json()["items"][0]
    assert first == {
        "kind": "place",
        "id": "3186886",
        "name": "Zagreb",
        "region": "Grad Zagreb",
        "country": "Hrvatska",
    }


def test_countries_and_regions_are_suggested_too(client: TestClient) -> None:
    countries = client.get("/api/suggestions/where?prefix=slo", headers={"Accept-Language": "en"}).json()["items"]
    assert (countries[0]["kind"], countries[0]["id"], countries[0]["name"]) == ("country", "SI", "Slovenia")
    short = client.get("/api/suggestions/where", params={"prefix": "BiH"}).json()["items"]
    assert [item["id"] for item in short][:1] == ["BA"]
    dalmatia = client.get("/api/suggestions/where?prefix=dalma").json()["items"]
    assert {"HR-03", "HR-13", "HR-15", "HR-19"} <= {item["id"] for item in dalmatia}
    regions = client.get("/api/suggestions/where?prefix=istarska").json()["items"]
    assert regions == [
        {"kind": "region", "id": "HR-04", "name": "Istarska županija", "region": None, "country": "Hrvatska"}
    ]


def test_an_occupation_is_suggested_by_a_prefix_of_any_word(client: TestClient) -> None:
    items = client.get("/api/suggestions/what?prefix=kuh").json()["items"]
    assert {"kind": "position", "id": "5120", "text": "Kuhari/kuharice"} in items
    english = client.get("/api/suggestions/what?prefix=waiters", headers={"Accept-Language": "en"}).json()["items"]
    assert [item["id"] for item in english] == ["5131"]


def test_titles_and_employers_of_ads_are_suggested_the_most_frequent_first(client: TestClient) -> None:
    items = what(client, "kono")
    employer = client.get("/api/jobs/search", params={"query": "Konoba Tri Volta"}).json()["items"][0]["employer"]
    assert items == [
        {"kind": "title", "id": None, "text": "Konobar"},
        {"kind": "title", "id": None, "text": "Pomoćni konobar"},
        {"kind": "position", "id": "5131", "text": "Konobari/konobarice"},
        {"kind": "employer", "id": str(employer["id"]), "text": "Konoba Tri Volta"},
    ]


def test_many_titles_leave_room_for_occupations_and_employers(client: TestClient) -> None:
    kinds = [item["kind"] for item in what(client, "vozac")]
    assert 1 < kinds.count("title") < DRIVERS
    assert "position" in kinds
    assert [item["text"] for item in what(client, "d") if item["kind"] == "employer"] == ["Đurđevački prijevoz d.o.o."]


@pytest.mark.parametrize("prefix", ["konobarica", "KONOBARICU", "konobar/ica", "конобарка", "pomoćni konobara"])
def test_other_forms_of_a_word_match_too(client: TestClient, prefix: str) -> None:
    assert "title" in [item["kind"] for item in what(client, prefix)]


@pytest.mark.parametrize("prefix", ["djurdjev", "Djurđev", "ĐURĐEV"])
def test_dj_is_a_spelling_of_d_with_stroke(client: TestClient, prefix: str) -> None:
    assert [item["kind"] for item in what(client, prefix)] == ["employer"]
    places = client.get("/api/suggestions/where", params={"prefix": prefix}).json()["items"]
    assert "Đurđevac" in [item["name"] for item in places]


@pytest.mark.parametrize(
    ("prefix", "code"), [("sestra", "2221"), ("nurse", "2221"), ("vozač ka", "8332"), ("konobarice", "5131")]
)
def test_an_occupation_is_suggested_by_its_usual_titles(client: TestClient, prefix: str, code: str) -> None:
    assert code in [item["id"] for item in what(client, prefix) if item["kind"] == "position"]


@pytest.mark.parametrize(("prefix", "text"), [("konbar", "Konobar"), ("pomoćni konbo", "Pomoćni konobar")])
def test_a_slip_in_a_title_is_tolerated(client: TestClient, prefix: str, text: str) -> None:
    assert what(client, prefix)[0]["text"] == text


def test_a_slip_in_an_occupation_is_tolerated(client: TestClient) -> None:
    assert "5120" in [item["id"] for item in what(client, "kuahr")]


@pytest.mark.parametrize(("prefix", "name"), [("zagrb", "Zagreb"), ("splti", "Split"), ("dubrovnk", "Dubrovnik")])
def test_a_slip_in_a_place_is_tolerated(client: TestClient, prefix: str, name: str) -> None:
    assert client.get("/api/suggestions/where", params={"prefix": prefix}).json()["items"][0]["name"] == name


def test_titles_of_the_readers_language_and_country_come_first(client: TestClient) -> None:
    def titles(language: str) -> list[str]:
        return [item["text"] for item in what(client, "magaz", language) if item["kind"] == "title"]

    assert titles("hr") == ["Magaziner", "Magazin editor", "Magazinec"]
    assert titles("sl") == ["Magazinec", "Magazin editor", "Magaziner"]


def test_one_letter_asks_for_places_of_the_own_country_first(client: TestClient) -> None:
    def names(language: str) -> list[str]:
        asked = client.get("/api/suggestions/where?prefix=m", headers={"Accept-Language": language})
        return [item["name"] for item in asked.json()["items"]]

    assert names("sl")[0] == "Maribor"
    assert names("bs")[0] == "Mostar"
    assert "Maribor" not in names("hr")


@pytest.mark.parametrize("path", ["what", "where"])
@pytest.mark.parametrize("prefix", ["", " ", "🍋", "%", "_", "((", "x" * 100])
def test_a_prefix_without_matches_has_no_suggestions(client: TestClient, path: str, prefix: str) -> None:
    assert client.get(f"/api/suggestions/{path}", params={"prefix": prefix}).json() == {"items": []}


def test_categories_have_names_and_slugs_in_every_language(client: TestClient) -> None:
    items = client.get("/api/categories", headers={"Accept-Language": "en"}).json()["items"]
    assert len(items) == 27
    assert [item["name"] for item in items] == sorted(item["name"] for item in items)
    law = next(item for item in items if item["name"] == "Law")
    assert law["slugs"] == {"hr": "pravo", "en": "law", "sl": "pravo", "bs": "pravo", "mk": "pravo"}
    for locale in ("hr", "en", "sl", "bs", "mk"):
        assert len({item["slugs"][locale] for item in items}) == 27


def test_a_title_is_suggested_in_the_readers_script(client: TestClient) -> None:
    def titles(prefix: str, language: str) -> list[str]:
        return [item["text"] for item in what(client, prefix, language) if item["kind"] == "title"]

    assert titles("прод", "mk") == titles("prod", "mk") == ["Продавач"]
    assert titles("прод", "hr") == titles("prod", "hr") == ["Prodavač"]


@pytest.mark.parametrize(
    ("language", "prefix", "ids"),
    [
        ("en", "nurs", ["3221", "2221"]),
        ("en", "nurse", ["3221", "2221"]),
        ("hr", "vozač", ["8331", "8321", "8322", "8332", "9332"]),
        ("mk", "продавач", ["5223"]),
        ("bs", "medicinske", ["3221"]),
    ],
)
def test_occupations_that_are_called_so_come_before_those_that_only_mention_it(
    client: TestClient, language: str, prefix: str, ids: list[str]
) -> None:
    found = [item["id"] for item in what(client, prefix, language) if item["kind"] == "position"]
    assert found[: len(ids)] == ids
