"""Sign-ins and failures, roles, and what auditors and administrators read: recorded, only added, without names."""

from collections.abc import Iterator
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from domain.accounts.access_records import Access, AccessKind, list_accesses
from domain.accounts.roles import AccountRole, Grant
from domain.accounts.tables import access_address, access_record
from domain.kernel.process.platform import Platform
from domain.verification.signed_links import AuditLink, LinkSigner
from tests.api.accounts.people import PASSWORD, People, new_email, open_people
from tests.api.site_client import Site, open_site


@pytest.fixture(scope="module")
def people(platform: Platform) -> Iterator[People]:
    with open_people(platform) as opened:
        yield opened


@pytest.fixture(scope="module")
def site(platform: Platform) -> Iterator[Site]:
    with open_site(platform) as opened:
        yield opened


def accesses(people: People, email: str) -> list[Access]:
    """Lists the access records of the account with this address, the oldest first."""
    return of_account(people, people.account_of(email))


def of_account(people: People, account_id: UUID) -> list[Access]:
    with people.engine.connect() as connection:
        return [each.access for each in list_accesses(connection, account_id)][::-1]


def seen(access: Access) -> tuple[Any, ...]:
    return access.kind, access.about


def test_sign_ins_and_failures_are_recorded(people: People) -> None:
    _, email = people.somebody()
    browser = people.browser()
    assert browser.login(email, password="wrong-password-1").status_code == 400
    assert browser.login(email).status_code == 200
    assert list(map(seen, accesses(people, email))) == [
        (AccessKind.SIGNED_IN, "POST /auth/verify"),
        (AccessKind.SIGN_IN_FAILED, "POST /auth/login"),
        (AccessKind.SIGNED_IN, "POST /auth/login"),
    ]


def test_a_failure_at_an_unknown_address_names_no_account(people: People) -> None:
    assert people.browser().login(new_email()).status_code == 400
    with people.engine.connect() as connection:
        newest = list_accesses(connection)[0].access
    assert (newest.kind, newest.account_id, newest.object_id) == (
        AccessKind.SIGN_IN_FAILED,
        None,
        "INVALID_CREDENTIALS",
    )


def test_grants_and_revocations_are_recorded_once(people: People) -> None:
    _, email = people.somebody()
    account_id, roles = people.account_of(email), people.accounts.roles
    for _ in range(2):
        roles.grant(account_id, Grant(AccountRole.EMPLOYER_ADMIN, 12))
    for _ in range(2):
        roles.revoke(account_id, Grant(AccountRole.EMPLOYER_ADMIN, 12))
    assert [(each.kind, each.about, each.object_id) for each in accesses(people, email)[1:]] == [
        (AccessKind.ROLE_GRANTED, "employer-admin", "12"),
        (AccessKind.ROLE_REVOKED, "employer-admin", "12"),
    ]


def test_what_an_auditor_reads_is_recorded(people: People, site: Site) -> None:
    auditor, email = people.staff(Grant(AccountRole.AUDITOR))
    application = str(uuid4())
    assert auditor.call("GET", f"/audit/applications/{application}").status_code == 404
    assert auditor.call("GET", "/audit/events").status_code == 200
    read = [each for each in accesses(people, email) if each.kind == AccessKind.AUDIT_READ]
    assert [(each.about, each.object_id) for each in read] == [
        ("GET /audit/applications/{applicationId}", application),
        ("GET /audit/events", None),
    ]
    link = site.services[LinkSigner].sign(AuditLink(auditor="Iva Revizor"))
    assert site.call("GET", "/audit/events", access=link).status_code == 200
    with people.engine.connect() as connection:
        newest = list_accesses(connection)[0].access
    assert (newest.kind, newest.actor_id, "Iva" in repr(newest)) == (AccessKind.AUDIT_READ, None, False)
    assert newest.actor_index


def test_what_an_administrator_reads_while_acting_is_recorded(people: People) -> None:
    administrator, own = people.staff(Grant(AccountRole.ADMINISTRATOR))
    _, email = people.somebody()
    administrator.post("/auth/login-as", email=email, reason="Ne vidi svoje prijave")
    assert administrator.call("GET", "/applications").status_code == 200
    administrator.post("/auth/logout")
    recorded = [each for each in accesses(people, email) if each.actor_id == people.account_of(own)]
    assert [each.kind for each in recorded] == [
        AccessKind.ACTING_BEGAN,
        AccessKind.REQUESTED_WHILE_ACTING,
        AccessKind.REQUESTED_WHILE_ACTING,
        AccessKind.ACTING_ENDED,
    ]
    assert recorded[1].about == "GET /applications"
    assert "prijave" not in repr(recorded)


def test_records_survive_the_account_and_addresses_do_not(people: People) -> None:
    _, email = people.somebody()
    account_id = people.account_of(email)
    people.accounts.access_records.record(
        Access(AccessKind.SIGNED_IN, "POST /auth/login", "jobseeker", actor_id=account_id), "192.0.2.0/24"
    )
    people.accounts.erasure.finish(account_id, list)
    with people.engine.connect() as connection:
        found = list_accesses(connection, account_id)
    assert [each.access.kind for each in found] == [AccessKind.SIGNED_IN, AccessKind.SIGNED_IN]
    assert [each.network for each in found] == [None, None]


def test_addresses_are_deleted_after_thirty_days(people: People) -> None:
    records = people.accounts.access_records
    records.record(Access(AccessKind.SIGNED_IN, "old", "jobseeker"), "192.0.2.0/24")
    with people.engine.begin() as connection:
        connection.execute(access_address.update().values(recorded_at=text("clock_timestamp() - interval '31 days'")))
    records.record(Access(AccessKind.SIGNED_IN, "new", "jobseeker"), "2001:db8::/48")
    assert records.delete_expired_addresses()
    with people.engine.connect() as connection:
        found = {each.access.about: each.network for each in list_accesses(connection)}
    assert (found["old"], found["new"]) == (None, "2001:db8::/48")


def test_no_record_holds_an_address_or_a_name(people: People) -> None:
    _, email = people.somebody()
    people.browser().login(email, password=PASSWORD + "x")
    with people.engine.connect() as connection:
        rows = connection.execute(access_record.select()).all()
    assert rows
    assert "@" not in repr(rows)


@pytest.mark.parametrize("table", ["events.applications", "events.jobs", "events.access_record"])
@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM {}",
        "TRUNCATE {}",
        "UPDATE {} SET recorded_at = now()",
        "DELETE FROM {} WHERE false",
    ],
)
def test_rows_of_append_only_tables_can_be_neither_changed_nor_deleted(
    people: People, table: str, statement: str
) -> None:
    with pytest.raises(DBAPIError, match="are only added"), people.engine.begin() as connection:
        connection.execute(text(statement.format(table)))
