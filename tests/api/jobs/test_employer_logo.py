"""The logo of a job's employer, on its page and on its card in lists that were cached before it had one."""

import pytest
from fastapi.testclient import TestClient

from domain.employers.service import Employers
from domain.kernel.process.platform import Platform
from local.demo.logos import draw_logo
from read_models.employers import label_cache as employer_cache


def test_page_and_cards_show_the_logo_a_minute_later(
    client: TestClient, jobs: dict[str, int], platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(employer_cache, "monotonic", lambda: now)

    def logos() -> list[str | None]:
        page = client.get(f"/api/jobs/{jobs['cook']}").json()
        (card,) = client.get("/api/jobs/search", params={"query": "kuhar"}).json()["items"]
        (featured,) = client.get("/api/jobs/featured").json()["items"]
        return [each["employerLogoUrl"] for each in (page, card, featured)]

    assert logos() == [None, None, None]
    employer_id = client.get(f"/api/jobs/{jobs['cook']}").json()["employer"]["id"]
    Employers(platform.engine).set_logo(employer_id, draw_logo("Konoba Tri Volta"))
    assert logos() == [None, None, None]
    now += employer_cache.MAX_AGE_SECONDS + 1
    page, card, featured = logos()
    assert page
    assert page == card == featured
    assert client.get(page).headers["content-type"] == "image/png"
