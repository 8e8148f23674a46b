"""GET /api/employers and GET /api/employers/{id}."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.employers.description import CompanyDescription
from domain.employers.service import Employers
from domain.kernel.process.platform import Platform
from local.demo.logos import draw_logo
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.read_model_harness import ReadModels
from tests.read_models.employers.employer_board import EMPLOYERS, EmployerBoard

OHRID = {"name": "Охрид", "country": "MK", "geonameid": 787487}
SKOPJE = {"name": "Скопје", "country": "MK", "geonameid": 785842}


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> EmployerBoard:
    install(platform.engine, PROJECTIONS)
    board = EmployerBoard(platform, read_models)
    for name in ("Konoba Kotva", "Čarobna Kuhinja", "Езерска Кујна"):
        board.publish(employer=name, position="5131", places=[OHRID, SKOPJE])
    board.publish(employer="Konoba Kotva", position="5131", places=[OHRID, SKOPJE], days_left=-1, hours_old=72)
    for number in range(30):
        board.publish(employer=f"Red {number:02d}", position="2221")
    read_models.follow(EMPLOYERS)
    return board


@pytest.fixture(scope="module")
def client(board: EmployerBoard) -> Iterator[TestClient]:
    with TestClient(create_app(board.platform), raise_server_exceptions=False) as client:
        yield client


def test_the_list_has_employers_by_name_with_their_sectors_places_and_active_jobs(client: TestClient) -> None:
    answer = client.get("/api/employers", params={"query": "kot"}, headers={"Accept-Language": "sl"})
    assert answer.headers["cache-control"].startswith("public")
    assert "Accept-Language" in answer.headers["vary"]
    (found,) = answer.json()["items"]
    assert found["name"] == "Konoba Kotva"
    assert found["sectors"][0]["name"] == "Turizem in gostinstvo"
    assert found["places"] == ["Ohrid", "Skopje"]
    assert found["activeJobs"] == 1


def test_a_logo_is_shown_at_an_address_of_its_own_until_it_is_removed(
    client: TestClient, board: EmployerBoard, platform: Platform
) -> None:
    (found,) = client.get("/api/employers", params={"query": "kot"}).json()["items"]
    assert found["logoUrl"] is None
    employers = Employers(platform.engine)
    logo = draw_logo("Konoba Tri Volta")
    assert logo
    employers.set_logo(found["id"], logo)
    (found,) = client.get("/api/employers", params={"query": "kot"}).json()["items"]
    path = found["logoUrl"]
    assert client.get(f"/api/employers/{found['id']}").json()["logoUrl"] == path
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"], answer.content) == (200, "image/png", logo)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert client.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    employers.set_logo(found["id"], None)
    assert client.get(f"/api/employers/{found['id']}").json()["logoUrl"] is None
    assert client.get(path).status_code == 404
    assert client.get("/logos/x.png").status_code == 422


def test_pages_letters_and_sectors(client: TestClient) -> None:
    first = client.get("/api/employers").json()
    assert (first["total"], first["totalPages"], len(first["items"])) == (33, 2, 24)
    second = client.get("/api/employers", params={"page": 2}).json()
    assert len(second["items"]) == 9
    assert client.get("/api/employers", params={"page": 3}).json()["items"] == []
    assert [each["letter"] for each in first["letters"]] == ["Č", "K", "R", "Е"]
    assert [each["employers"] for each in first["letters"]] == [1, 1, 30, 1]
    assert {each["id"]: each["employers"] for each in first["sectors"]}["24"] == 3
    chosen = client.get("/api/employers", params={"sector": "24", "letter": "Č"}).json()
    assert [each["name"] for each in chosen["items"]] == ["Čarobna Kuhinja"]


def test_macedonian_readers_begin_with_cyrillic(client: TestClient) -> None:
    found = client.get("/api/employers", headers={"Accept-Language": "mk"}).json()
    assert found["items"][0]["name"] == "Езерска Кујна"
    assert found["items"][0]["places"] == ["Охрид", "Скопје"]
    assert found["letters"][0]["letter"] == "Е"


@pytest.mark.parametrize("query", ["letter=Ž1", "letter=", "sector=x", "page=0", "colour=red", "query=%00"])
def test_what_cannot_be_listed_is_refused(client: TestClient, query: str) -> None:
    assert client.get(f"/api/employers?{query}").status_code == 422


def test_a_profile_says_what_the_employer_says(client: TestClient, board: EmployerBoard) -> None:
    employer_id = board.id_of("Čarobna Kuhinja")
    bare = client.get(f"/api/employers/{employer_id}").json()
    assert (bare["description"], bare["website"], bare["descriptionLanguage"]) == ("", None, None)
    board.employers.describe(
        employer_id, CompanyDescription("Kuhamo.\n\nI peremo.", "hr", "https://kuhinja.example/o-nama", (3,))
    )
    found = client.get(f"/api/employers/{employer_id}").json()
    assert (found["description"], found["descriptionLanguage"]) == ("Kuhamo.\n\nI peremo.", "hr")
    assert found["website"] == "https://kuhinja.example/o-nama"
    assert [sector["id"] for sector in found["sectors"]] == ["3"]
    assert (found["demo"], found["activeJobs"], found["responseRate"]) == (False, 1, None)


def test_the_response_rate_is_shown_without_the_number_of_applications(
    client: TestClient, board: EmployerBoard
) -> None:
    employer_id = board.id_of("Konoba Kotva")
    for number in range(19):
        board.add_application(employer_id, days_ago=20, responded_after=1 if number < 17 else None)
    rate = client.get(f"/api/employers/{employer_id}").json()["responseRate"]
    assert rate == {"percent": 89, "atLeast": 10, "days": 14, "months": 12}


def test_who_has_published_nothing_has_no_profile(client: TestClient, board: EmployerBoard) -> None:
    for employer_id in (board.id_of("Bez Oglasa"), 2**62):
        answer = client.get(f"/api/employers/{employer_id}")
        assert (answer.status_code, answer.json()["code"]) == (404, "EMPLOYER_NOT_FOUND")
    assert client.get("/api/employers/0").status_code == 422


def test_the_sitemap_has_every_profile_in_five_languages(client: TestClient, board: EmployerBoard) -> None:
    index = client.get("/sitemap.xml").text
    assert "/sitemaps/employers-0.xml" in index
    sitemap = client.get("/sitemaps/employers-0.xml").text
    employer_id = board.id_of("Konoba Kotva")
    for page in ("poslodavac", "en/employer", "sl/delodajalec", "bs/poslodavac", "mk/rabotodavac"):
        assert f"/{page}/{employer_id}</loc>" in sitemap
    assert sitemap.count("<url>") == 33 * 5
    assert sitemap.count("<lastmod>") == 33 * 5
    assert client.get("/sitemaps/employers-1.xml").status_code == 404
    assert "/poslodavci</loc>" in client.get("/sitemaps/pages.xml").text
