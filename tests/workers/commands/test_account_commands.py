"""Commands for granting and revoking roles."""

import pytest

from domain.accounts.account import AccountRepository, Profile
from domain.accounts.consents import AccountConsent
from domain.accounts.registrations import NewPerson, Registrations
from domain.accounts.roles import AccountRole, Grant
from domain.accounts.second_factor.factors import insert_passkey
from domain.accounts.second_factor.passkeys import VerifiedPasskey
from domain.accounts.second_factor.service import SecondFactors
from domain.accounts.session_start import Browser
from domain.employers.service import EmployerProfile, Employers
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.values.ids import new_id
from tests.workers.command_result import RunCommand
from workers.register import PROVIDERS

IVA = "iva@example.com"


@pytest.fixture
def services(platform: Platform) -> Services:
    """The services, and an account."""
    services = Services(platform, PROVIDERS)
    person = NewPerson(IVA, Profile("Iva", "Ivić"), "hr", AccountConsent(1, 1, "hr"), "Zeleno-more 42")
    services[Registrations].register_verified(person, Browser(new_id()))
    return services


def grants(services: Services) -> frozenset[Grant]:
    found = services[AccountRepository].find_by_email(IVA)
    assert found
    return found.grants


def test_the_first_administrator_is_created_by_command(services: Services, run_command: RunCommand) -> None:
    result = run_command("grant", "IVA@example.com", "administrator")
    assert (result.code, result.out) == (0, "iva@example.com is administrator now.\n")
    assert grants(services) == {Grant(AccountRole.ADMINISTRATOR)}
    assert run_command("grant", IVA, "administrator").out == "iva@example.com is administrator already.\n"
    assert run_command("roles", IVA).out == "administrator\n"
    assert run_command("revoke", IVA, "administrator").out == "iva@example.com is administrator no more.\n"
    assert run_command("revoke", IVA, "administrator").out == "iva@example.com was not administrator.\n"
    assert grants(services) == frozenset()


def test_a_member_belongs_to_an_employer(services: Services, run_command: RunCommand) -> None:
    employer_id = services[Employers].upsert(EmployerProfile(name="Uvala d.o.o.", contact_email="posao@example.com"))
    result = run_command("grant", IVA, "employer-admin", "--employer", str(employer_id))
    assert result.out == f"iva@example.com is employer-admin of employer {employer_id} now.\n"
    assert grants(services) == {Grant(AccountRole.EMPLOYER_ADMIN, employer_id)}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((IVA, "employer-admin"), "employer-admin needs --employer.\n"),
        ((IVA, "auditor", "--employer", "12"), "auditor is about no employer.\n"),
        ((IVA, "employer-admin", "--employer", "4711"), "There is no employer 4711.\n"),
        (
            ("nobody@example.com", "auditor"),
            "There is no account with the address nobody@example.com: its person registers first.\n",
        ),
    ],
)
def test_an_invalid_grant_is_explained(
    services: Services, run_command: RunCommand, words: tuple[str, ...], sentence: str
) -> None:
    result = run_command("grant", *words)
    assert (result.code, result.error) == (2, sentence)
    assert grants(services) == frozenset()


def test_a_second_factor_is_reset_and_that_is_recorded(services: Services, run_command: RunCommand) -> None:
    found = services[AccountRepository].find_by_email(IVA)
    assert found
    assert run_command("reset-second-factor", IVA).out == "iva@example.com has no second factor anyway.\n"
    with services.platform.engine.begin() as connection:
        passkey = VerifiedPasskey(b"id", b"key", 0)
        insert_passkey(connection, services[AccountRepository], found.id, "Mobitel", passkey)
    assert run_command("reset-second-factor", IVA).out == "iva@example.com has no second factor any more.\n"
    assert services[SecondFactors].list_of(found.id).factors == []
    assert "second-factor-reset system" in run_command("accesses", IVA).out
    result = run_command("reset-second-factor", "nobody@example.com")
    assert (result.code, "There is no account" in result.error) == (2, True)
