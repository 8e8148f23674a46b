"""Retention on the whole site: what is kept for its period is erased everywhere, after the notices it needs."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from domain.accounts.access_records import list_accesses
from domain.applications.streams import ApplicationStreams
from domain.kernel.persons.erasure_gate import ErasureGate
from domain.kernel.process.services import Services
from read_models.activity.projection import Activity
from read_models.applications.projection import ApplicationRows
from read_models.kernel.waiting import CheckpointWaiter
from tests.api.accounts.people import PATIENCE, Browser
from tests.job_fixtures import JobFixtures
from tests.workers.command_result import RunCommand
from tests.workers.mail.mail_server import ReceivedMail, ReceivingMailServer
from tests.workers.mail_harness import text_of
from tests.workers.test_personal_data import (
    EMAIL,
    EMPLOYER_ADDRESS,
    FORM,
    MARKS,
    House,
    house,  # noqa: F401 - a fixture
    marked_in,
    platform,  # noqa: F401 - a fixture
    rows_as_text,
)
from workers.personal_data import PersonalData
from workers.register import PROVIDERS
from workers.retention import Retention

SHOWN = (Activity(), ApplicationRows())
OTHER = "canary.other@example.com"
DAY, SECOND = timedelta(days=1), timedelta(seconds=1)
ERASED = ["Deleted", "applications.ApplicantErased"]
GUESTS, ACCOUNTS, DRAFTS, ENDED = (
    "unverified applications of guests",
    "unverified applications of accounts",
    "drafts",
    "ended applications",
)
NOTICES, UNUSED, ADDRESSES = "notices to unused accounts", "unused accounts", "network addresses"


class NothingShown(CheckpointWaiter):
    """A read model that stays behind."""

    def shows(self, projection: str, log: str, position: int) -> bool:
        return False


def show_everything(house: House) -> None:  # noqa: F811 - the fixture
    """Waits until the site's followers have read what has been recorded about applications and their jobs."""
    for projection in SHOWN:
        for log in projection.logs:
            last = house.platform.logs[log].last_position()
            assert house.site.waiting.wait_for(projection.name, log, last, PATIENCE), (projection.name, log)


def at(house: House, clock: Callable[[], datetime]) -> Retention:  # noqa: F811 - the fixture
    show_everything(house)
    return Services(replace(house.platform, clock=clock), PROVIDERS)[Retention]


def later(house: House, period: timedelta) -> Retention:  # noqa: F811 - as above
    return at(house, lambda: house.platform.clock() + period)


def at_moment(house: House, moment: datetime) -> Retention:  # noqa: F811 - as above
    return at(house, lambda: moment)


def overdue(retention: Retention, rule: str) -> list[UUID]:
    return next(list(each.ids) for each in retention.list_overdue() if each.rule == rule)


def next_at(retention: Retention, rule: str) -> datetime | None:
    return next(each.next_at for each in retention.list_overdue() if each.rule == rule)


def subjects(mails: list[ReceivedMail], to: str) -> list[str]:
    return [mail.message["Subject"] for mail in mails if mail.recipients == [to]]


def applied(house: House, browser: Browser, job: int, **changes: Any) -> UUID:  # noqa: F811 - as above
    form = house.site.form(**FORM | {"uploadToken": None} | changes)
    uploaded = browser.call(
        "POST", "/documents", files={"file": ("Canaryname.txt", b"Canarycontent")}, data={"source": "cv"}
    ).json()
    return UUID(house.applied(browser, job, form | {"cvDocumentId": uploaded["id"]}))


def somebody(house: House) -> Browser:  # noqa: F811 - as above
    browser, _ = house.people.somebody(EMAIL, firstName="Canaryfirst", lastName="Canarylast")
    return browser


def unused_for(house: House, period: str, email: str = EMAIL) -> UUID:  # noqa: F811 - as above
    account_id = house.people.account_of(email)
    with house.platform.engine.begin() as connection:
        moved = "UPDATE public.account SET active_at = active_at - CAST(:period AS interval) WHERE id = :id"
        connection.execute(text(moved), {"period": period, "id": account_id})
    return account_id


def test_applications_are_erased_everywhere_and_the_account_stays(house: House) -> None:  # noqa: F811
    browser, [as_guest, sent, taken_back, draft] = house.life()
    assert overdue(later(house, 29 * DAY), DRAFTS) == []
    assert later(house, 31 * DAY).apply()[DRAFTS] == 1
    mails = house.work()
    assert [subject.split(":")[0] for subject in subjects(mails, EMAIL)] == ["Vaša je prijava obrisana"]
    assert house.site.topics(draft) == ["Initiated", *ERASED]

    with capture_logs() as lines:
        assert later(house, (30 + 366) * DAY).apply()[ENDED] == 3
        mails = house.work()
    erased = [as_guest, sent, taken_back]
    assert len(subjects(mails, EMAIL)) == 3
    employers = [text_of(mail.message) for mail in mails if mail.recipients == [EMPLOYER_ADDRESS]]
    assert len(employers) == 2, "the withdrawn one had been told before"
    assert all("Canaryfirst Canarylast" in mail and "rok" in mail for mail in employers)
    assert {tuple(house.site.topics(each)[-2:]) for each in erased} == {tuple(ERASED)}
    assert [mark for mark in MARKS if mark in repr(lines)] == []

    later(house, (30 + 366) * DAY).apply()
    show_everything(house)
    rows = rows_as_text(house.platform)
    in_applications = ("Canaryletter", "911112222")
    assert [place for place, row in rows.items() if any(mark in row for mark in in_applications)] == []
    with house.platform.engine.connect() as connection:
        left = connection.execute(text("SELECT count(*) FROM public.document")).scalar_one()
    assert left == 0
    assert not [path for path in house.platform.settings.files_dir.rglob("*") if path.is_file()]
    for each in (*erased, draft):
        assert house.platform.keys.cipher(UUID(each)) is None
        found = house.site.services[ApplicationStreams].require(UUID(each))
        assert (found.applicant.first_name, found.contact_index) == ("", None)
    for projection in SHOWN:
        assert house.read_models.replay_equals_live(projection)
    assert browser.call("GET", "/me").json()["firstName"] == "Canaryfirst"
    assert house.work() == []


def test_the_auditors_replay_still_shows_what_happened(house: House) -> None:  # noqa: F811 - the fixture
    application = house.site.sent(house.job(), **FORM)[0]
    house.work()
    later(house, 400 * DAY).apply()
    house.work()
    show_everything(house)
    replayed = house.site.call("GET", f"/audit/applications/{application}", access=house.site.audit())
    assert replayed.status_code == 200, replayed.text
    assert [mark for mark in MARKS if mark in replayed.text] == []
    assert "ApplicantErased" in replayed.text


def test_a_guests_draft_is_kept_to_the_second(house: House) -> None:  # noqa: F811 - the fixture
    job = house.job()
    house.site.sent(job, **FORM)
    started = house.site.apply(job, **FORM).json()
    house.site.confirm(started)
    application = UUID(started["applicationId"])
    begun = house.site.services[ApplicationStreams].require(application).initiated_at
    until = begun + 30 * DAY
    assert overdue(at_moment(house, until - SECOND), DRAFTS) == []
    assert next_at(at_moment(house, until - SECOND), DRAFTS) == until
    assert at_moment(house, until - SECOND).apply()[DRAFTS] == 0
    assert overdue(at_moment(house, until), DRAFTS) == [application]
    assert at_moment(house, until).apply()[DRAFTS] == 1
    assert overdue(at_moment(house, until + SECOND), DRAFTS) == []
    house.work()
    assert house.platform.keys.cipher(application) is None


def test_an_ended_application_is_kept_to_the_second(house: House) -> None:  # noqa: F811 - the fixture
    application, link = house.site.sent(house.job(), **FORM)
    house.work()
    house.site.call("DELETE", f"/applications/{application}", access=link)
    house.work()
    ended_at = house.site.services[ApplicationStreams].require(UUID(application)).deleted_at
    assert ended_at
    until = ended_at + 365 * DAY
    assert at_moment(house, until - SECOND).apply()[ENDED] == 0
    assert at_moment(house, until).apply()[ENDED] == 1


def test_an_unverified_application_of_an_account_goes_after_a_day(house: House) -> None:  # noqa: F811 - the fixture
    browser = somebody(house)
    application = applied(house, browser, house.job(), email=OTHER)
    house.work()
    begun = house.site.services[ApplicationStreams].require(application).initiated_at
    assert at_moment(house, begun + DAY - SECOND).apply()[ACCOUNTS] == 0
    assert at_moment(house, begun + DAY).apply()[ACCOUNTS] == 1
    mails = house.work()
    assert len(subjects(mails, EMAIL)) == 1, "whoever has the account is told"
    assert subjects(mails, OTHER) == [], "nobody has shown that this address is theirs"
    assert house.platform.keys.cipher(application) is None
    show_everything(house)
    assert OTHER not in " ".join(rows_as_text(house.platform).values())


def test_an_unverified_application_of_a_guest_goes_without_a_mail(house: House) -> None:  # noqa: F811 - the fixture
    application = UUID(house.site.apply(house.job(), **FORM).json()["applicationId"])
    house.work()
    assert later(house, DAY - timedelta(minutes=1)).apply()[GUESTS] == 0
    assert later(house, DAY + SECOND).apply()[GUESTS] == 1
    assert house.work() == []
    assert house.platform.keys.cipher(application) is None
    show_everything(house)
    assert marked_in(house.platform) == set()


def test_an_application_to_a_live_job_is_kept(house: House) -> None:  # noqa: F811 - the fixture
    job = house.job()
    house.site.sent(job, **FORM)
    house.work()
    assert overdue(later(house, 394 * DAY), ENDED) == []
    JobFixtures(house.platform).close(job)
    assert len(overdue(later(house, 366 * DAY), ENDED)) == 1
    JobFixtures(house.platform).relist(job)
    assert overdue(later(house, 366 * DAY), ENDED) == []


def test_the_applicant_is_told_once_when_the_task_is_killed(
    house: House,  # noqa: F811 - the fixture
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    application = UUID(house.site.sent(house.job(), **FORM)[0])
    house.work()
    later(house, 400 * DAY).apply()
    keys = type(house.platform.keys)
    with monkeypatch.context() as killed:
        killed.setattr(keys, "destroy", lambda *_: (_ for _ in ()).throw(RuntimeError("killed")))
        first = [*house.post.work(), *house.post.work()]
        house.post.let_pauses_pass()
        first += house.post.work()
    assert house.platform.keys.cipher(application)
    again = [*first, *house.work()]
    assert house.platform.keys.cipher(application) is None
    received = [mail for mail in again if mail.recipients == [EMAIL]]
    assert len({mail.message["Message-ID"] for mail in received}) == 1


def test_undeliverable_mails_do_not_keep_what_is_overdue(
    house: House,  # noqa: F811 - the fixture
    server: ReceivingMailServer,
) -> None:
    application = UUID(house.site.sent(house.job(), **FORM)[0])
    house.work()
    later(house, 400 * DAY).apply()
    server.refuse_data = "550 no such mailbox"
    house.work()
    assert house.platform.keys.cipher(application) is None


def test_unused_accounts_are_erased_after_a_notice(house: House) -> None:  # noqa: F811 - the fixture
    somebody(house)
    house.work()
    account_id = unused_for(house, "699 days")
    assert later(house, timedelta()).apply()[NOTICES] == 0
    unused_for(house, "1 day")
    for count in (1, 0):
        assert later(house, timedelta()).apply()[NOTICES] == count
    mails = house.work()
    assert subjects(mails, EMAIL) == ["Vaš račun bit će obrisan"]
    unused_for(house, "60 days")
    assert later(house, 29 * DAY).apply()[UNUSED] == 0, "the notice is not thirty days old"
    applied_now = later(house, 30 * DAY).apply()
    assert (applied_now[NOTICES], applied_now[UNUSED]) == (0, 1)
    assert later(house, 30 * DAY).apply()[UNUSED] == 0
    assert subjects(house.work(), EMAIL) == ["Vaši podaci su obrisani"]
    show_everything(house)
    assert house.marked() == set()
    assert house.platform.keys.cipher(account_id) is None


@pytest.mark.parametrize("how", ["signing in", "using a session"])
def test_using_the_account_makes_the_notice_void(house: House, how: str) -> None:  # noqa: F811 - the fixture
    browser = somebody(house)
    house.work()
    unused_for(house, "731 days")
    later(house, timedelta()).apply()
    house.work()
    if how == "signing in":
        assert browser.login(EMAIL).is_success
    else:
        house.people.wind("account_session", "2 minutes", "seen_at")
        assert browser.is_in
    retention = later(house, 31 * DAY)
    assert overdue(retention, NOTICES) == overdue(retention, UNUSED) == []
    assert retention.apply()[UNUSED] == 0
    assert subjects(house.work(), EMAIL) == []


def test_a_sign_in_between_finding_and_erasing_wins(house: House) -> None:  # noqa: F811 - the fixture
    browser = somebody(house)
    house.work()
    account_id = unused_for(house, "800 days")
    later(house, timedelta()).apply()
    house.work()
    retention = later(house, 31 * DAY)
    assert overdue(retention, UNUSED) == [account_id]
    assert browser.login(EMAIL).is_success
    rule = next(rule for rule in retention._rules if rule.name == UNUSED)
    assert rule.apply([account_id]) == 0
    assert browser.is_in


def test_without_a_delivered_notice_no_account_is_erased(
    house: House,  # noqa: F811 - the fixture
    server: ReceivingMailServer,
) -> None:
    somebody(house)
    house.work()
    unused_for(house, "1000 days")
    server.refuse_data = "550 no such mailbox"
    later(house, timedelta()).apply()
    house.work()
    assert overdue(later(house, 500 * DAY), UNUSED) == []


def test_an_account_under_selection_for_a_live_job_is_kept(house: House) -> None:  # noqa: F811 - the fixture
    browser, job = somebody(house), house.job()
    applied(house, browser, job)
    house.work()
    account_id = unused_for(house, "800 days")
    assert overdue(later(house, timedelta()), NOTICES) == []
    JobFixtures(house.platform).close(job)
    assert overdue(later(house, timedelta()), NOTICES) == [account_id]


def test_accounts_are_kept_while_the_read_model_is_behind(house: House) -> None:  # noqa: F811 - the fixture
    """A read model that is behind would not show an application that they have sent meanwhile."""
    somebody(house)
    house.work()
    unused_for(house, "800 days")
    show_everything(house)
    services = Services(house.platform, PROVIDERS)
    services.replace(CheckpointWaiter, NothingShown(house.platform.engine))
    assert services[Retention].apply()[NOTICES] == 0
    assert later(house, timedelta()).apply()[NOTICES] == 1


def test_addresses_go_and_records_stay(house: House) -> None:  # noqa: F811 - the fixture
    somebody(house)
    with house.platform.engine.begin() as connection:
        insert = "INSERT INTO public.access_address (record_id, network) SELECT id, '192.0.2.0/24' FROM"
        connection.execute(text(f"{insert} events.access_record ON CONFLICT DO NOTHING"))
        before = list_accesses(connection)
        until = connection.execute(text("SELECT max(recorded_at) FROM public.access_address")).scalar_one() + 30 * DAY
    assert before
    at_moment(house, until - SECOND).apply()
    with house.platform.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM public.access_address")).scalar_one() == len(before)
    assert at_moment(house, until).apply()[ADDRESSES] == len(before)
    with house.platform.engine.connect() as connection:
        after = list_accesses(connection)
    assert [(each.recorded_at, each.access) for each in after] == [(each.recorded_at, each.access) for each in before]
    assert {each.network for each in after} == {None}


def test_what_a_restored_backup_brings_back_goes_again(house: House) -> None:  # noqa: F811 - the fixture
    """The backup is older than the erasure: the log lacks it, and the key, kept in its newest state, is gone."""
    browser = somebody(house)
    application = applied(house, browser, house.job())
    house.work()
    house.platform.keys.destroy(application)
    later(house, 400 * DAY).apply()
    assert subjects(house.work(), EMAIL) == [], "they were told before"
    assert house.site.topics(str(application))[-2:] == ERASED
    show_everything(house)
    assert overdue(later(house, 400 * DAY), ENDED) == []


def test_the_command_lists_ids_only_and_erases(
    house: House,  # noqa: F811 - the fixture
    run_command: RunCommand,
) -> None:
    application = house.site.apply(house.job(), **FORM).json()["applicationId"]
    ErasureGate(house.platform.engine).open()
    house.work()
    show_everything(house)
    listed = run_command("retention", "--dry-run")
    assert listed.code == 0, listed
    assert f"{GUESTS}: 0 now, next " in listed.out
    house.people.wind("application_owner", "25 hours", "started_at")
    listed = run_command("retention", "--dry-run")
    assert f"{GUESTS}: 1 now, next -\n  {application}\n" in listed.out
    assert [mark for mark in MARKS if mark in listed.out + listed.error] == []
    assert house.site.topics(application) == ["Initiated"]
    applied_now = run_command("retention")
    assert f"{GUESTS}: 1\n" in applied_now.out
    assert house.site.topics(application) == ["Initiated", "Deleted"]
    assert f"{GUESTS}: 0\n" in run_command("retention").out


def test_what_begins_while_its_account_is_erased_goes_with_it(house: House) -> None:  # noqa: F811 - the fixture
    browser = somebody(house)
    account_id = house.people.account_of(EMAIL)
    personal_data = Services(house.platform, PROVIDERS)[PersonalData]
    before = personal_data.subject(account_id)
    late = applied(house, browser, house.job())
    personal_data.erase_account(account_id, before)
    assert house.platform.keys.cipher(late) is None
    assert house.site.topics(str(late))[-2:] == ERASED
    show_everything(house)
    assert "Canaryletter" not in " ".join(rows_as_text(house.platform).values())
