"""GET /api/apps/languages, countries and positions: names for a CV, in its language."""

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform


@pytest.fixture
def client(platform: Platform) -> TestClient:
    return TestClient(create_app(platform))


@pytest.mark.parametrize(
    ("path", "one"),
    [
        ("languages", {"id": "sl", "name": "словенечки"}),
        ("countries", {"id": "DE", "name": "Германија"}),
        ("positions?code=9999&code=5131&code=5131", {"id": "5131", "name": "Келнери"}),
    ],
)
def test_names_are_in_the_requested_language(client: TestClient, path: str, one: dict[str, str]) -> None:
    items = client.get(f"/api/apps/{path}", headers={"Accept-Language": "mk"}).json()["items"]
    assert one in items
    assert len({each["id"] for each in items}) == len(items)


def test_countries_are_countries(client: TestClient) -> None:
    ids = {each["id"] for each in client.get("/api/apps/countries").json()["items"]}
    assert {"HR", "SI", "BA", "MK", "XK", "NP"} <= ids
    assert not {"EU", "UN", "ZZ", "001"} & ids


def test_positions_keep_the_order_of_the_codes(client: TestClient) -> None:
    items = client.get("/api/apps/positions?code=5131&code=5120&code=abcd").json()["items"]
    assert [each["id"] for each in items] == ["5131", "5120"]


@pytest.mark.parametrize("query", ["code=%00", "code=51311", "&".join(["code=5131"] * 51)])
def test_what_cannot_be_a_code_is_refused(client: TestClient, query: str) -> None:
    assert client.get(f"/api/apps/positions?{query}").status_code == 422
