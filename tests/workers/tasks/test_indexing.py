"""Notices to search engines: each version of a job once, by the IndexNow protocol, to a server on loopback."""

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select, update

from api.main import create_app
from domain.jobs.commands import CloseJob, EditJob, RemoveJob
from domain.jobs.events import ClosingReason, RemovalReason
from domain.jobs.tasks import ANNOUNCE_CHANGES
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.tasks import task
from read_models.job_pages.tables import job_page
from tests.api.job_board import ServedBoard
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT
from tests.workers.task_harness import captured_logs
from workers.modules.jobs import MODULE
from workers.outbox.queue import TaskQueue
from workers.register import PROVIDERS, open_tasks
from workers.tasks import indexing
from workers.tasks.indexing import IndexingRequests
from workers.tasks.runner import Runner

SITE = "https://jobs.example"


@dataclass
class Endpoint:
    """An IndexNow endpoint: `statuses` are its next answers, after them 200."""

    url: str = ""
    statuses: list[int] = field(default_factory=list)
    received: list[dict[str, Any]] = field(default_factory=list)
    hold: threading.Event | None = None

    def urls(self) -> list[str]:
        """All that it was told, in Croatian."""
        urls = [url for notice in self.received for url in notice["urlList"]]
        return [url for url in urls if url.startswith(f"{SITE}/posao/")]


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    opened = Endpoint()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            opened.received.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            if opened.hold:
                opened.hold.wait(60)
            self.send_response(opened.statuses.pop(0) if opened.statuses else 200)
            self.end_headers()

        def log_message(self, *_: object) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        opened.url = f"http://127.0.0.1:{server.server_port}/indexnow"
        yield opened
        server.shutdown()
        thread.join()


class IndexingHarness:
    """A public site whose `announce` does what the schedule and a worker do."""

    def __init__(self, platform: Platform, queue: TaskQueue, endpoint: Endpoint, **settings: object) -> None:
        public = {"environment": "production", "site_url": SITE, "indexing_url": endpoint.url} | settings
        self.platform = replace(platform, settings=platform.settings.model_copy(update=public))
        self.board = ServedBoard(self.platform, ReadModels(self.platform))
        self.board.show()
        self.requests = IndexingRequests(platform.engine, queue)
        self.runner = Runner(
            platform.engine, queue, open_tasks(Services(self.platform, PROVIDERS)), retry_delays=[timedelta(0)] * 2
        )
        self.requests.run()

    def announce(self) -> int:
        """The number of requested tasks."""
        self.board.show()
        requested = self.requests.run()
        self.work()
        return requested

    def work(self) -> None:
        with self.platform.engine.connect() as connection:
            ids = connection.execute(select(task.c.id).where(task.c.name == ANNOUNCE_CHANGES)).scalars().all()
        with captured_logs():
            for task_id in ids:
                self.runner.run(task_id)

    def states(self) -> dict[str, int]:
        query = select(task.c.state, func.count()).group_by(task.c.state)
        with self.platform.engine.connect() as connection:
            return dict(connection.execute(query).all())


@pytest.fixture
def site(platform: Platform, queue: TaskQueue, endpoint: Endpoint) -> IndexingHarness:
    return IndexingHarness(platform, queue, endpoint)


def test_each_version_of_a_job_is_told_once(site: IndexingHarness, endpoint: Endpoint) -> None:
    board = site.board
    cook, waiter = board.publish(title="Kuhar"), board.publish(title="Konobar")
    steps: list[tuple[Callable[[], object], list[str]]] = [
        (lambda: None, [f"{SITE}/posao/{cook}/kuhar", f"{SITE}/posao/{waiter}/konobar"]),
        (lambda: board.jobs.edit(cook, EditJob(ad(title="Pekar")), CONTEXT), [f"{SITE}/posao/{cook}/pekar"]),
        (
            lambda: board.jobs.close(waiter, CloseJob(ClosingReason.FILLED), CONTEXT),
            [f"{SITE}/posao/{waiter}/konobar"],
        ),
        (lambda: board.jobs.remove(cook, RemoveJob(RemovalReason.UNLAWFUL), CONTEXT), [f"{SITE}/posao/{cook}/pekar"]),
    ]
    for change, expected in steps:
        change()
        endpoint.received.clear()
        assert (site.announce(), endpoint.urls()) == (1, expected)
        assert site.announce() == 0
        site.work()
        assert endpoint.urls() == expected, "nothing is told twice"
    assert site.states() == {"done": 4}


def test_a_notice_names_the_site_its_key_and_every_language(site: IndexingHarness, endpoint: Endpoint) -> None:
    number = site.board.publish(title="Kuhar")
    site.announce()
    [notice] = endpoint.received
    assert notice["host"] == "jobs.example"
    assert sorted(notice["urlList"]) == sorted(
        f"{SITE}{path}/{number}/kuhar" for path in ("/posao", "/en/job", "/sl/delovno-mesto", "/bs/posao", "/mk/rabota")
    )
    assert notice["keyLocation"] == f"{SITE}/{notice['key']}.txt"
    with TestClient(create_app(site.platform), base_url=SITE) as client:
        answer = client.get(f"/{notice['key']}.txt")
        assert (answer.status_code, answer.text) == (200, notice["key"])
        assert answer.headers["content-type"].startswith("text/plain")
        assert client.get(f"/{'0' * 32}.txt").status_code == 404


def test_the_past_is_not_told(platform: Platform, queue: TaskQueue, endpoint: Endpoint) -> None:
    board = ServedBoard(platform, ReadModels(platform))
    board.publish(title="Stari posao")
    board.show()
    site = IndexingHarness(platform, queue, endpoint)
    assert site.announce() == 0
    new = site.board.publish(title="Novi posao")
    site.announce()
    assert endpoint.urls() == [f"{SITE}/posao/{new}/novi-posao"]


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_failed_notice_is_repeated(site: IndexingHarness, endpoint: Endpoint, status: int) -> None:
    endpoint.statuses = [status]
    number = site.board.publish(title="Kuhar")
    site.announce()
    assert site.states() == {"waiting": 1}
    endpoint.received.clear()
    site.work()
    assert (site.states(), endpoint.urls()) == ({"done": 1}, [f"{SITE}/posao/{number}/kuhar"])


def test_what_was_refused_is_told_with_the_next_change(site: IndexingHarness, endpoint: Endpoint) -> None:
    endpoint.statuses = [403]
    first = site.board.publish(title="Kuhar")
    site.announce()
    assert site.states() == {"dead": 1}
    endpoint.received.clear()
    second = site.board.publish(title="Konobar")
    site.announce()
    assert endpoint.urls() == [f"{SITE}/posao/{first}/kuhar", f"{SITE}/posao/{second}/konobar"]


def test_two_workers_tell_once(site: IndexingHarness, endpoint: Endpoint) -> None:
    """The second task runs while the first one's notice is on its way."""
    site.board.publish(title="Kuhar")
    site.board.show()
    site.requests.run()
    site.board.publish(title="Konobar")
    site.board.show()
    site.requests.run()
    endpoint.hold = threading.Event()
    workers = [threading.Thread(target=site.work) for _ in range(2)]
    for each in workers:
        each.start()
    while not endpoint.received:
        threading.Event().wait(0.01)
    endpoint.hold.set()
    for each in workers:
        each.join(60)
    assert (len(endpoint.received), site.states()) == (1, {"done": 2})


def test_many_changes_are_few_notices(
    site: IndexingHarness, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexing, "BATCH", 3)
    for _ in range(7):
        site.board.publish()
    assert site.announce() == 1
    assert [len(notice["urlList"]) for notice in endpoint.received] == [15, 15, 5]


def test_demo_ads_are_told_only_where_they_carry_markup(
    platform: Platform, queue: TaskQueue, endpoint: Endpoint
) -> None:
    site = IndexingHarness(platform, queue, endpoint)
    site.board.publish(demo="invented")
    site.announce()
    assert (endpoint.received, site.states()) == ([], {"done": 1})
    trial = IndexingHarness(platform, queue, endpoint, demo_markup=True)
    trial.board.publish(demo="invented")
    trial.announce()
    assert len(endpoint.urls()) == 1


def test_a_page_that_lags_behind_is_waited_for(site: IndexingHarness, endpoint: Endpoint, platform: Platform) -> None:
    number = site.board.publish(title="Kuhar")
    site.board.show()
    with platform.engine.begin() as connection:
        connection.execute(update(job_page).where(job_page.c.number == number).values(number=-1))
    site.requests.run()
    site.work()
    assert (endpoint.received, site.states()) == ([], {"waiting": 1})
    with platform.engine.begin() as connection:
        connection.execute(update(job_page).where(job_page.c.number == -1).values(number=number))
    site.work()
    assert len(endpoint.urls()) == 1


@pytest.mark.parametrize("off", [{"indexing_url": ""}, {"environment": "development"}])
def test_without_the_setting_and_outside_production_nobody_is_told(
    platform: Platform, queue: TaskQueue, endpoint: Endpoint, off: dict[str, str]
) -> None:
    site = IndexingHarness(platform, queue, endpoint, **off)
    site.board.publish()
    site.announce()
    assert endpoint.received == []
    scheduled = Services(site.platform, PROVIDERS).call(MODULE.scheduled_tasks)
    assert "request_indexing" not in [each.name for each in scheduled]
