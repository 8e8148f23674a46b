"""Reports of mails that came back: who may make them, when an address is switched off, and what its person sees."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pydantic import SecretStr
from sqlalchemy import select, text

from api.main import create_app
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import task
from domain.kernel.values.ids import new_id
from domain.mail.suppression import AddressSuppression, Bounce, BounceKind
from domain.mail.tables import address_suppression, mail_bounce
from domain.mail.tasks import ADDRESS_SWITCHED_OFF
from tests.api.accounts.people import new_email, open_people

SECRET = "rf-9b2e-secret"
NOW = datetime.now(UTC)


@pytest.fixture
def report(platform: Platform) -> Iterator[Callable[..., Any]]:
    settings = platform.settings.model_copy(update={"mail_bounce_secret": SecretStr(SECRET)})
    with TestClient(create_app(replace(platform, settings=settings))) as client:

        def send(address: str, kind: str = "hard", days_ago: float = 0, *, secret: str = SECRET, **more: Any) -> Any:
            at = (NOW - timedelta(days=days_ago)).isoformat()
            body = {"address": address, "kind": kind, "at": at, **more}
            return client.post("/api/mail/bounces", json=body, headers={"Authorization": f"Bearer {secret}"})

        yield send


def is_switched_off(answer: Any) -> bool:
    assert answer.status_code == 200, answer.text
    return answer.json()["isSwitchedOff"]


def test_three_hard_bounces_within_thirty_days_switch_an_address_off(report: Callable[..., Any]) -> None:
    email = new_email()
    assert [is_switched_off(report(email.upper(), "hard", days)) for days in (29, 3, 0)] == [False, False, True]
    assert is_switched_off(report(email, "soft"))


@pytest.mark.parametrize("days", [(31, 3, 0), (40, 35, 31)])
def test_older_bounces_do_not_count(report: Callable[..., Any], days: tuple[int, ...]) -> None:
    email = new_email()
    assert not any(is_switched_off(report(email, "hard", each)) for each in days)


def test_one_complaint_is_enough_and_soft_bounces_never_are(report: Callable[..., Any]) -> None:
    email, other = new_email(), new_email()
    assert is_switched_off(report(email, "complaint"))
    assert not any(is_switched_off(report(other, "soft", hours / 24)) for hours in range(20))


def test_a_repeated_report_counts_once(report: Callable[..., Any], platform: Platform) -> None:
    email = new_email()
    assert not any(is_switched_off(report(email, "hard", 1)) for _ in range(5))
    index = AddressSuppression(platform.engine, platform.keys).email_index(email)
    with platform.engine.connect() as connection:
        rows = connection.execute(select(mail_bounce).where(mail_bounce.c.email_index == index)).all()
    assert len(rows) == 1


def test_neither_address_nor_text_of_a_report_is_kept(report: Callable[..., Any], platform: Platform) -> None:
    email = new_email()
    report(email, "complaint", diagnostic=f"550 5.1.1 <{email}> Ana Anić does not live here")
    with platform.engine.connect() as connection:
        kept = [connection.execute(select(table)).all() for table in (mail_bounce, address_suppression)]
    assert email not in str(kept)
    assert "Ana" not in str(kept)
    assert "5.1.1" in str(kept)


def test_switching_off_is_followed_by_one_task(report: Callable[..., Any], platform: Platform) -> None:
    email = new_email()
    for kind in ("complaint", "hard", "complaint"):
        report(email, kind)
    suppression = AddressSuppression(platform.engine, platform.keys)
    with platform.engine.connect() as connection:
        query = select(task.c.about).where(task.c.name == ADDRESS_SWITCHED_OFF)
        indexes = [suppression.find_index(about) for about in connection.execute(query).scalars()]
    assert indexes.count(suppression.email_index(email)) == 1


@pytest.mark.parametrize("secret", ["", "wrong", SECRET + "x"])
def test_only_who_has_the_secret_reports(report: Callable[..., Any], secret: str) -> None:
    answer = report(new_email(), "complaint", secret=secret)
    assert (answer.status_code, answer.json()["code"]) == (401, "BOUNCE_SECRET_WRONG")


def test_without_a_secret_nobody_reports(client: TestClient) -> None:
    body = {"address": "ana@primjer.hr", "kind": "hard", "at": NOW.isoformat()}
    answer = client.post("/api/mail/bounces", json=body, headers={"Authorization": "Bearer guessed"})
    assert (answer.status_code, answer.json()["code"]) == (404, "BOUNCE_REPORTS_OFF")


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"kind": "weird"}, "kind"),
        ({"at": "yesterday"}, "at"),
        ({"at": "2026-05-02T12:00:00"}, "at"),
        ({"address": "nobody"}, "address"),
        ({"more": 1}, "more"),
        ({"diagnostic": "x" * 2001}, "diagnostic"),
    ],
)
def test_a_malformed_report_is_refused(report: Callable[..., Any], more: dict[str, Any], field: str) -> None:
    answer = report(**({"address": "ana@primjer.hr"} | {"kind": "hard"} | more))
    assert answer.status_code == 422
    assert [error["field"] for error in answer.json()["errors"]] == [field]


def test_the_person_sees_that_mails_to_them_fail_until_the_operator_lifts_it(platform: Platform) -> None:
    suppression = AddressSuppression(platform.engine, platform.keys)
    with open_people(platform) as people:
        browser, email = people.somebody(new_email())
        assert browser.me().json()["emailIsFailing"] is False
        suppression.record(Bounce(email, BounceKind.COMPLAINT, NOW), new_id())
        assert browser.me().json()["emailIsFailing"] is True
        assert suppression.lift(email)
        assert not suppression.lift(email)
        assert browser.me().json()["emailIsFailing"] is False


def test_old_bounces_are_deleted(platform: Platform) -> None:
    suppression = AddressSuppression(platform.engine, platform.keys)
    email = new_email()
    for days in (40, 1):
        suppression.record(Bounce(email, BounceKind.HARD, NOW - timedelta(days=days)), new_id())
    with platform.engine.begin() as connection:
        connection.execute(text("UPDATE public.mail_bounce SET received_at = bounced_at"))
    assert suppression.delete_old_bounces() >= 1
    with platform.engine.connect() as connection:
        query = select(mail_bounce.c.id).where(mail_bounce.c.email_index == suppression.email_index(email))
        assert len(connection.execute(query).all()) == 1
