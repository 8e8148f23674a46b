"""Pictures of jobs for shared links."""

import asyncio
from collections.abc import Iterator
from io import BytesIO
from threading import Event, Thread

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from PIL import Image

from api.pictures.routes import PictureLimit
from domain.jobs.commands import CloseJob, EditJob, RemoveJob
from domain.jobs.events import ClosingReason, RemovalReason
from domain.kernel.process.platform import Platform
from tests.api.job_board import ServedBoard
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> ServedBoard:
    return ServedBoard(platform, read_models)


@pytest.fixture(scope="module")
def client(app: FastAPI, board: ServedBoard) -> Iterator[TestClient]:
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def test_the_page_names_a_picture_that_every_site_may_show(client: TestClient, board: ServedBoard) -> None:
    number = board.publish(salary={"currency": "EUR", "minimum": "1800"})
    board.show()
    pictures: list[bytes] = []
    for locale in ("hr", "mk"):
        path = client.get(f"/api/jobs/{number}", headers={"Accept-Language": locale}).json()["picture"]
        answer = client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert answer.headers["cache-control"] == "public, max-age=86400, immutable"
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        image = Image.open(BytesIO(answer.content))
        assert (image.format, image.size) == ("PNG", (1200, 630))
        assert client.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
        pictures.append(answer.content)
    assert pictures[0] != pictures[1], "place and pay are in the reader's language"


def test_a_changed_ad_has_a_new_picture_at_a_new_address(client: TestClient, board: ServedBoard) -> None:
    number = board.publish()
    board.show()
    before = client.get(f"/api/jobs/{number}").json()["picture"]
    old = client.get(before)
    board.jobs.edit(number, EditJob(ad(title="Glavni konobar / glavna konobarica")), CONTEXT)
    board.show()
    after = client.get(f"/api/jobs/{number}").json()["picture"]
    redirect = client.get(before, follow_redirects=False)
    assert (redirect.status_code, redirect.headers["location"]) == (307, after)
    assert redirect.headers["cache-control"] == "no-cache"
    new = client.get(after)
    assert new.headers["etag"] != old.headers["etag"]
    assert new.content != old.content


def test_a_picture_is_there_as_long_as_its_page(client: TestClient, board: ServedBoard) -> None:
    closed, removed, gone = board.publish(), board.publish(), board.publish(hours_old=24 * 120, days_left=-91)
    board.jobs.close(closed, CloseJob(ClosingReason.FILLED), CONTEXT)
    board.jobs.remove(removed, RemoveJob(RemovalReason.MISLEADING), CONTEXT)
    board.show()
    found = {number: client.get(f"/pictures/jobs/{number}/hr/2.png") for number in (closed, removed, gone, 10**9)}
    assert [answer.status_code for answer in found.values()] == [200, 410, 410, 404]
    codes = [answer.json()["code"] for answer in list(found.values())[1:]]
    assert codes == ["JOB_REMOVED", "JOB_LONG_OVER", "JOB_NOT_FOUND"]


@pytest.mark.parametrize(
    "path", ["/pictures/jobs/7/de/1.png", "/pictures/jobs/x/hr/1.png", "/pictures/jobs/7/hr/0.png"]
)
def test_an_invalid_address_is_refused(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 422


def test_drawing_leaves_searches_alone(client: TestClient, board: ServedBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search is answered while a picture is being drawn, and others wait for their turn."""
    number = board.publish()
    board.show()
    path = client.get(f"/api/jobs/{number}").json()["picture"]
    started, finish = Event(), Event()

    def slow(*_: object) -> bytes:
        started.set()
        assert finish.wait(60)
        return b"picture"

    monkeypatch.setattr("api.pictures.routes.draw", slow)
    answers: list[bytes] = []
    waiting = [Thread(target=lambda: answers.append(client.get(path).content)) for _ in range(3)]
    for thread in waiting:
        thread.start()
    assert started.wait(60)
    assert client.get("/api/jobs/search").status_code == 200
    assert answers == []
    finish.set()
    for thread in waiting:
        thread.join(60)
    assert answers == [b"picture"] * 3


def test_pictures_are_drawn_one_at_a_time(client: TestClient, app: FastAPI) -> None:
    limit = app.state.services.find(PictureLimit)
    running, most = 0, 0

    def work() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        Event().wait(0.001)
        running -= 1

    async def all_of_them() -> None:
        await asyncio.gather(*(limit.run(work) for _ in range(10)))

    assert client.portal
    client.portal.call(all_of_them)
    assert most == 1
