"""Reasons why a job was mailed, or was not: from the events of the search and the matches that were recorded."""

from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.kernel.log.event_store import EventStore
from domain.saved_searches.alert_schedule import plan
from domain.saved_searches.state import fold
from read_models.job_search.percolator.projection import StoredQueries
from tests.api.accounts.people import People
from tests.api.job_board import ServedBoard
from tests.api.saved_searches.conftest import SPLIT, ZAGREB
from tests.api.saved_searches.searcher import Searcher
from tests.job_fixtures import JobFixtures
from tests.read_model_harness import ReadModels
from workers.alerts.due_alerts import DueAlerts
from workers.alerts.matching import JobMatching

COOK = {"query": ["kuhar"], "locations": ["Split"], "salaryFrom": 1500}


class Alerts:
    """Alerts on demand, as the schedule makes them."""

    def __init__(self, people: People, board: ServedBoard, read_models: ReadModels) -> None:
        self._people = people
        self._read_models = read_models
        self._board = board
        self.match()

    @property
    def _log(self) -> EventStore:
        return self._people.platform.logs["saved_searches"]

    def save(self, somebody: Searcher, search: dict[str, Any] | None = None) -> str:
        """A saved search whose mails are planned."""
        search_id = somebody.save(search)["id"]
        with self._people.engine.begin() as connection:
            plan(connection, UUID(search_id), fold(self._log.load(UUID(search_id))), self._people.platform.clock())
        return search_id

    def publish(self, title: str, place: dict[str, Any] = SPLIT) -> int:
        return self._board.publish(title=title, hours_old=0, places=[place])

    def match(self) -> None:
        self._board.show()
        self._read_models.follow(StoredQueries())
        self._people.services[JobMatching].run()

    def send(self) -> None:
        """Decides for all searches as if their moment had come."""
        self.match()
        with self._people.engine.begin() as connection:
            connection.execute(text("UPDATE public.alert_schedule SET due_at = clock_timestamp()"))
        self._people.services[DueAlerts].run()


@pytest.fixture
def alerts(people: People, board: ServedBoard, read_models: ReadModels) -> Alerts:
    with people.engine.begin() as connection:
        connection.execute(text("TRUNCATE public.alert_schedule"))
    return Alerts(people, board, read_models)


def explain(somebody: Searcher, search_id: str, job: int) -> dict[str, Any]:
    found = somebody.call("GET", f"/{search_id}/matches/{job}")
    assert found.status_code == 200, found.text
    return found.json()


def listed(somebody: Searcher, search_id: str, **parameters: Any) -> dict[str, Any]:
    found = somebody.call("GET", f"/{search_id}/matches", params=parameters)
    assert found.status_code == 200, found.text
    return found.json()


def test_a_match_waits_and_is_mailed(ana: Searcher, alerts: Alerts) -> None:
    search_id = alerts.save(ana)
    job = alerts.publish("Konobar uz more")
    alerts.match()
    [waiting] = listed(ana, search_id)["items"]
    assert (waiting["jobId"], waiting["mailedAt"], waiting["suppressed"]) == (job, None, None)
    assert waiting["job"]["title"] == "Konobar uz more"
    alerts.send()
    [mailed] = listed(ana, search_id)["items"]
    assert mailed["mailedAt"] > mailed["matchedAt"]
    explained = explain(ana, search_id, job)
    assert {name: explained[name] for name in mailed} == mailed
    assert (explained["matches"], explained["unmet"]) == (True, [])


def test_a_job_that_was_left_out_says_why(ana: Searcher, alerts: Alerts, people: People) -> None:
    search_id = alerts.save(ana)
    job = alerts.publish("Konobar")
    alerts.match()
    JobFixtures(people.platform).close(job)
    alerts.send()
    explained = explain(ana, search_id, job)
    assert (explained["mailedAt"], explained["suppressed"]) == (None, "closed")
    assert (explained["matches"], explained["unmet"]) == (False, ["open"])


def test_a_job_that_never_matched_names_what_it_does_not_fulfil(ana: Searcher, alerts: Alerts) -> None:
    search_id = alerts.save(ana, COOK)
    waiter, cook = alerts.publish("Konobar", ZAGREB), alerts.publish("Kuhar")
    alerts.send()
    explained = explain(ana, search_id, waiter)
    assert explained["unmet"] == ["query", "locations", "salaryFrom"]
    assert (explained["matchedAt"], explained["mailedAt"], explained["suppressed"]) == (None, None, None)
    assert explain(ana, search_id, cook)["unmet"] == ["salaryFrom"]
    assert listed(ana, search_id) == {"items": [], "nextCursor": None}


def test_a_job_from_before_the_search_matches_and_was_never_found(ana: Searcher, alerts: Alerts) -> None:
    job = alerts.publish("Konobar")
    alerts.match()
    search_id = alerts.save(ana)
    alerts.send()
    explained = explain(ana, search_id, job)
    assert (explained["matches"], explained["matchedAt"], explained["mailedAt"]) == (True, None, None)


def test_matches_come_in_pages(ana: Searcher, alerts: Alerts) -> None:
    search_id = alerts.save(ana)
    jobs = [alerts.publish(f"Konobar {number}") for number in range(22)]
    alerts.send()
    first = listed(ana, search_id)
    second = listed(ana, search_id, cursor=first["nextCursor"])
    assert [each["jobId"] for each in (*first["items"], *second["items"])] == jobs[::-1]
    assert second["nextCursor"] is None
    assert [each["suppressed"] for each in second["items"]] == ["too-many", "too-many"]


def test_what_is_unknown_is_not_found(ana: Searcher, alerts: Alerts, people: People) -> None:
    search_id = alerts.save(ana)
    unknown = ana.call("GET", f"/{search_id}/matches/999999999")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "JOB_NOT_FOUND")
    stranger = Searcher(*people.somebody())
    for path in (f"/{search_id}/matches", f"/{search_id}/matches/1"):
        refused = stranger.call("GET", path)
        assert (refused.status_code, refused.json()["code"]) == (404, "SAVED_SEARCH_NOT_FOUND")


def test_terms_and_places_in_the_text_are_filters_of_a_saved_search(ana: Searcher, alerts: Alerts) -> None:
    search_id = alerts.save(ana, {"query": ["konobar na neodređeno u splitu"]})
    in_zagreb = alerts.publish("Konobar na neodređeno", ZAGREB)
    without_term = alerts.publish("Konobar")
    fitting = alerts.publish("Konobar, stalni posao")
    alerts.match()
    assert [each["jobId"] for each in listed(ana, search_id)["items"]] == [fitting]
    assert explain(ana, search_id, in_zagreb)["unmet"] == ["locations"]
    assert explain(ana, search_id, without_term)["unmet"] == ["employment"]
