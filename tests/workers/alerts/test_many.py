"""Searches with very many matches, and plans that arrive in any order."""

import random
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.saved_searches.commands import SaveSearch, Schedule, SearchChanges
from domain.saved_searches.events import Frequency, SuppressionReason
from domain.saved_searches.service import SavedSearches
from tests.workers.alerts.alert_harness import CONTEXT, WAITERS, AlertHarness
from tests.workers.mail_harness import text_of
from workers.alerts.due_alerts import MAX_CONSIDERED

ALL, OPEN = 10_000, 30
_OLDER = """
INSERT INTO public.query_match (query_id, job_number, job_version, matched_at)
SELECT query_id, 1000000 + number, 1, clock_timestamp() FROM read.stored_query_use, generate_series(1, :count) number
WHERE search_id = :search
"""


def test_ten_thousand_matches_are_one_mail_of_twenty(alerts: AlertHarness) -> None:
    """All but the newest are of jobs that are gone by then, which only matters for those that are looked at."""
    search = alerts.save(alerts.account())
    with alerts.platform.engine.begin() as connection:
        connection.execute(text(_OLDER), {"count": ALL - OPEN, "search": search})
    jobs = [alerts.publish() for _ in range(OPEN)]
    [mail] = alerts.send()
    listed = [job for job in jobs if f"/posao/{job}/" in text_of(mail.message)]
    assert listed == jobs[-20:]
    unlisted = OPEN - 20 + ALL - MAX_CONSIDERED
    assert mail.message["Subject"].startswith(f"{unlisted + 20} ")
    [event] = alerts.notified(search)
    assert event.unlisted == unlisted
    reasons = {each.reason for each in event.suppressed}
    assert reasons == {SuppressionReason.TOO_MANY, SuppressionReason.CLOSED}
    assert alerts.send() == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_plans_in_any_order_and_number_lead_to_the_last_choice(alerts: AlertHarness, seed: int) -> None:
    chance, owner, searches = random.Random(seed), alerts.account(), alerts.services[SavedSearches]
    command = SaveSearch(owner, False, "hr", WAITERS, "query=konobar", "", Schedule(Frequency.DAILY))
    search = searches.save(command, CONTEXT).search_id
    for frequency in (Frequency.OFF, Frequency.AT_ONCE, Frequency.DAILY, Frequency.WEEKLY):
        searches.change(owner, search, SearchChanges(frequency=frequency, hour=chance.randint(0, 23)), CONTEXT)
    alerts.follow()
    plans = [task_id for task_id in alerts.open_tasks() for _ in range(chance.randint(1, 5))]
    chance.shuffle(plans)
    for task_id in plans:
        alerts.runner.run(task_id)
    assert _planned(alerts, search) == ("weekly", len(alerts.history(search)))


def _planned(alerts: AlertHarness, search: UUID) -> tuple[str, int]:
    query = text("SELECT frequency, version FROM public.alert_schedule WHERE search_id = :search")
    with alerts.platform.engine.connect() as connection:
        return tuple(connection.execute(query, {"search": search}).one())  # pyright: ignore[reportReturnType]
