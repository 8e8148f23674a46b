"""GET /api/categories."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform


@pytest.fixture(scope="module")
def client(platform: Platform) -> Iterator[TestClient]:
    with TestClient(create_app(platform), raise_server_exceptions=False) as client:
        yield client


def test_categories_have_names_in_the_requested_language_and_slugs_in_all(client: TestClient) -> None:
    items = client.get("/api/categories", headers={"Accept-Language": "sl"}).json()["items"]
    tourism = next(item for item in items if item["id"] == "24")
    assert tourism["name"] == "Turizem in gostinstvo"
    assert tourism["slugs"] == {
        "hr": "turizam-i-ugostiteljstvo",
        "en": "tourism-and-hospitality",
        "sl": "turizem-in-gostinstvo",
        "bs": "turizam-i-ugostiteljstvo",
        "mk": "turizam-i-ugostitelstvo",
    }


def test_no_two_categories_share_a_slug(client: TestClient) -> None:
    """A slug of any language identifies its category, whatever the page's language."""
    owners: dict[str, set[str]] = {}
    for item in client.get("/api/categories").json()["items"]:
        for address in item["slugs"].values():
            owners.setdefault(address, set()).add(item["id"])
    assert len(owners) > 27
    assert all(len(ids) == 1 for ids in owners.values())
