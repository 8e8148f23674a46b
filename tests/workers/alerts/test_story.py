"""New jobs are mailed to those who look for them: once, when they asked for it, and only while it is of use."""

from datetime import timedelta

import pytest
from sqlalchemy import text

from domain.accounts.account import AccountRepository
from domain.jobs.ad import AdPlace
from domain.notifications.kinds import Channel, NotificationKind
from domain.notifications.settings import NotificationSettings
from domain.saved_searches.events import Frequency, RemovedBy, SuppressionReason
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.values import SavedQuery
from tests.job_fixtures import AD
from tests.workers.alerts.alert_harness import ANA, CONTEXT, AlertHarness
from tests.workers.mail_harness import text_of

COOKS = SavedQuery(text="kuhar")
IN_CROATIA = SavedQuery(areas=("HR",))
COOK = AD.model_copy(update={"title": "Kuhar (m/ž)", "description": "<p>Tražimo kuhara.</p>"})
TO_COME = timedelta(days=1, hours=1)


def test_a_new_job_is_mailed_to_whoever_looks_for_it(alerts: AlertHarness) -> None:
    search = alerts.save(alerts.account(), name="Konobari u Splitu")
    alerts.save(alerts.account("ivo@example.com"), COOKS)
    number = alerts.publish()
    [mail] = alerts.send()
    assert mail.recipients == [ANA]
    assert mail.message["Subject"] == "1 novi posao: Konobari u Splitu"
    assert mail.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    content = text_of(mail.message)
    assert f"https://karijera.example/posao/{number}/konobar" in content
    assert "Konoba 12\nSplit\n" in content
    assert "https://karijera.example/pretraga-poslova?query=konobar&positions=&sort=newest" in content
    _, _, token = mail.message["List-Unsubscribe"].strip("<>").rpartition("/")
    assert f"https://karijera.example/odjava-obavijesti?token={token}" in content
    [event] = alerts.notified(search)
    assert event.jobs == (number,)
    assert event.suppressed == ()


def test_a_match_is_never_mailed_twice(alerts: AlertHarness) -> None:
    search = alerts.save(alerts.account())
    number = alerts.publish()
    assert len(alerts.send()) == 1
    alerts.jobs.edit(number, "Konobar ili konobarica")
    assert alerts.send() == []
    alerts.jobs.close(number)
    alerts.jobs.relist(number)
    assert alerts.send() == []
    assert [event.jobs for event in alerts.notified(search)] == [(number,), ()]
    assert alerts.notified(search)[1].suppressed[0].reason is SuppressionReason.MAILED_BEFORE


def test_nothing_is_mailed_when_nothing_is_new(alerts: AlertHarness) -> None:
    search = alerts.save(alerts.account())
    alerts.publish(COOK)
    assert alerts.send() == []
    assert alerts.notified(search) == []
    due = alerts.due_in(search)
    assert due
    assert timedelta(0) < due <= TO_COME


def test_a_job_that_is_closed_by_then_is_not_mailed(alerts: AlertHarness) -> None:
    search = alerts.save(alerts.account())
    closed, paused, kept = alerts.publish(), alerts.publish(), alerts.publish()
    alerts.match()
    alerts.jobs.close(closed)
    alerts.jobs.pause(paused)
    [mail] = alerts.send()
    assert f"/posao/{closed}/" not in text_of(mail.message)
    [event] = alerts.notified(search)
    assert event.jobs == (kept,)
    assert {each.job: each.reason for each in event.suppressed} == dict.fromkeys(
        (closed, paused), SuppressionReason.CLOSED
    )
    alerts.jobs.resume(paused)
    [mail] = alerts.send()
    assert f"/posao/{paused}/" in text_of(mail.message)


def test_a_job_that_closes_between_decision_and_mail_is_left_out(alerts: AlertHarness) -> None:
    alerts.save(alerts.account())
    number = alerts.publish()
    alerts.match()
    alerts.let_due()
    assert alerts.send_due() == 1
    alerts.jobs.close(number)
    assert alerts.work() == []


def test_a_job_in_two_searches_is_shown_once(alerts: AlertHarness) -> None:
    owner = alerts.account()
    words, place = alerts.save(owner), alerts.save(owner, IN_CROATIA)
    number, other = alerts.publish(), alerts.publish(COOK)
    [mail] = alerts.send()
    assert text_of(mail.message).count(f"/posao/{number}/") == 1
    listed = [job for search in (words, place) for event in alerts.notified(search) for job in event.jobs]
    assert sorted(listed) == [number, other]
    reasons = [
        each.reason for search in (words, place) for event in alerts.notified(search) for each in event.suppressed
    ]
    assert reasons == [SuppressionReason.SAME_MAIL]


def test_a_job_mailed_for_one_search_is_not_mailed_for_another_later(alerts: AlertHarness) -> None:
    owner = alerts.account()
    daily, weekly = alerts.save(owner), alerts.save(owner, IN_CROATIA, Frequency.OFF)
    alerts.choose(owner, weekly, Frequency.WEEKLY)
    number = alerts.publish()
    alerts.match()
    with alerts.platform.engine.begin() as connection:
        past = "UPDATE public.alert_schedule SET due_at = clock_timestamp() WHERE search_id = :id"
        connection.execute(text(past), {"id": daily})
    assert alerts.send_due() == 1
    assert len(alerts.work()) == 1
    assert alerts.send() == []
    [event] = alerts.notified(weekly)
    assert [(each.job, each.reason) for each in event.suppressed] == [(number, SuppressionReason.MAILED_BEFORE)]


def test_searches_in_two_languages_are_two_mails(alerts: AlertHarness) -> None:
    owner = alerts.account()
    alerts.save(owner)
    alerts.save(owner, COOKS, locale="mk")
    alerts.publish()
    alerts.publish(COOK)
    mails = alerts.send()
    assert sorted(mail.message["Content-Language"] for mail in mails) == ["hr", "mk"]
    assert {mail.recipients[0] for mail in mails} == {ANA}


@pytest.mark.parametrize("count", [0, 1, 20, 25])
def test_a_mail_lists_twenty_jobs_and_counts_the_others(alerts: AlertHarness, count: int) -> None:
    search = alerts.save(alerts.account())
    numbers = [alerts.publish() for _ in range(count)]
    mails = alerts.send()
    assert len(mails) == bool(count)
    for mail in mails:
        listed = [number for number in numbers if f"/posao/{number}/" in text_of(mail.message)]
        assert listed == numbers[-20:]
        assert mail.message["Subject"].startswith(f"{count} nov")
        [event] = alerts.notified(search)
        assert event.unlisted == max(0, count - 20)
    assert alerts.send() == []


def test_jobs_from_before_a_search_are_not_mailed(alerts: AlertHarness) -> None:
    alerts.save(alerts.account("ivo@example.com"))
    alerts.publish()
    alerts.match()
    alerts.save(alerts.account())
    [mail] = alerts.send()
    assert mail.recipients == ["ivo@example.com"]


def test_what_comes_while_mails_are_off_is_not_mailed_later(alerts: AlertHarness) -> None:
    owner = alerts.account()
    search = alerts.save(owner)
    alerts.save(alerts.account("ivo@example.com"))
    alerts.choose(owner, search, Frequency.OFF)
    assert alerts.due_in(search) is None
    alerts.publish()
    [mail] = alerts.send()
    assert mail.recipients == ["ivo@example.com"]
    alerts.choose(owner, search, Frequency.DAILY)
    assert alerts.send() == []
    alerts.publish()
    assert len(alerts.send()) == 2


def test_mails_at_once_wait_a_few_minutes_for_more(alerts: AlertHarness) -> None:
    search = alerts.save(alerts.account(), frequency=Frequency.AT_ONCE)
    alerts.let_due()
    assert alerts.send_due() == 0
    assert alerts.due_in(search) is None
    alerts.publish()
    alerts.match()
    due = alerts.due_in(search)
    assert due
    assert timedelta(minutes=2) < due <= timedelta(minutes=3)
    alerts.publish()
    alerts.match()
    again = alerts.due_in(search)
    assert again
    assert again < due
    [mail] = alerts.send()
    assert mail.message["Subject"].startswith("2 nova posla")
    assert alerts.due_in(search) is None


def test_an_edited_job_is_mailed_to_those_whom_it_matches_now(alerts: AlertHarness) -> None:
    alerts.save(alerts.account(), COOKS)
    number = alerts.publish()
    assert alerts.send() == []
    alerts.jobs.edit(number, "Kuhar")
    [mail] = alerts.send()
    assert f"/posao/{number}/" in text_of(mail.message)


def test_a_deactivated_account_gets_none_and_the_event_says_why(alerts: AlertHarness) -> None:
    owner = alerts.account()
    search = alerts.save(owner)
    number = alerts.publish()
    alerts.match()
    alerts.deactivate(owner)
    assert alerts.send() == []
    [event] = alerts.notified(search)
    assert [(each.job, each.reason) for each in event.suppressed] == [(number, SuppressionReason.NO_MAILS)]
    assert alerts.services[AccountRepository].find(owner)


def test_alerts_without_mails_are_told_in_the_product(alerts: AlertHarness) -> None:
    owner = alerts.account()
    settings, kind = alerts.services[NotificationSettings], NotificationKind.ALERTS
    settings.choose(owner, {(kind, Channel.MAIL): False})
    search = alerts.save(owner)
    number = alerts.publish()
    assert alerts.send() == []
    assert [(event.jobs, event.is_mailed) for event in alerts.notified(search)] == [((number,), False)]
    with alerts.platform.engine.connect() as connection:
        rows = connection.execute(text("SELECT account_id, template_values FROM public.notification")).all()
    assert [tuple(row) for row in rows] == [(owner, {"searchId": str(search), "name": "konobar", "count": 1})]
    settings.choose(owner, dict.fromkeys([(kind, channel) for channel in Channel], False))
    alerts.publish()
    assert alerts.send() == []
    assert alerts.notified(search)[1].suppressed[0].reason is SuppressionReason.NO_MAILS


def test_a_removed_search_is_mailed_no_more(alerts: AlertHarness) -> None:
    owner = alerts.account()
    search = alerts.save(owner)
    alerts.publish()
    alerts.match()
    alerts.let_due()
    assert alerts.send_due() == 1
    alerts.services[SavedSearches].remove(owner, search, RemovedBy.OWNER, CONTEXT)
    assert alerts.work() == []
    assert alerts.due_in(search) is None


def test_a_search_for_a_place_is_named_by_it(alerts: AlertHarness) -> None:
    alerts.save(alerts.account(), SavedQuery(text="konobar", areas=("3190261",)))
    alerts.publish(AD.model_copy(update={"places": (AdPlace(name="Split", country="HR", geonameid=3190261),)}))
    [mail] = alerts.send()
    assert mail.message["Subject"] == "1 novi posao: konobar, Split"
