"""GET /api/apps/education-levels."""

from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform
from domain.reference.education_levels import find_education_level


def test_levels_are_listed_lowest_first_in_the_requested_language(platform: Platform) -> None:
    client = TestClient(create_app(platform))
    items = client.get("/api/apps/education-levels", headers={"Accept-Language": "mk"}).json()["items"]
    assert [each["id"] for each in items] == sorted(each["id"] for each in items)
    names = find_education_level(7)
    assert names
    assert {"id": 7, "name": names.in_locale("mk")} in items
