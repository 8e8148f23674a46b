"""Granting and taking away roles from the command line."""

import pytest

from domain.accounts.account import Profile
from domain.accounts.entering import Browser
from domain.accounts.registering import NewPerson
from domain.accounts.roles import AccountRole, Grant
from domain.employers.service import EmployerProfile
from domain.kernel.ids import new_id
from domain.kernel.platform import Platform
from tests.workers.commands_at_hand import Operate
from workers.bootstrap import UseCases, assemble

IVA = "iva@example.com"


@pytest.fixture
def use(platform: Platform) -> UseCases:
    """The use cases, and an account."""
    use = assemble(platform)
    person = NewPerson(IVA, Profile("Iva", "Ivić"), "hr", "2026-11", "hr", "Zeleno-more 42")
    use.accounts.registering.register_proven(person, Browser(new_id()))
    return use


def grants(use: UseCases) -> frozenset[Grant]:
    found = use.accounts.book.find_by_email(IVA)
    assert found
    return found.grants


def test_the_first_administrator_is_made_here(use: UseCases, operate: Operate) -> None:
    told = operate("grant", "IVA@example.com", "administrator")
    assert (told.code, told.out) == (0, "iva@example.com is administrator now.\n")
    assert grants(use) == {Grant(AccountRole.ADMINISTRATOR)}
    assert operate("grant", IVA, "administrator").out == "iva@example.com is administrator already.\n"
    assert operate("roles", IVA).out == "administrator\n"
    assert operate("revoke", IVA, "administrator").out == "iva@example.com is administrator no more.\n"
    assert operate("revoke", IVA, "administrator").out == "iva@example.com was not administrator.\n"
    assert grants(use) == frozenset()


def test_a_member_belongs_to_an_employer(use: UseCases, operate: Operate) -> None:
    employer_id = use.employers.upsert(EmployerProfile(name="Uvala d.o.o.", contact_email="posao@example.com"))
    told = operate("grant", IVA, "employer-admin", "--employer", str(employer_id))
    assert told.out == f"iva@example.com is employer-admin of employer {employer_id} now.\n"
    assert grants(use) == {Grant(AccountRole.EMPLOYER_ADMIN, employer_id)}


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
def test_what_cannot_be_granted_is_said(use: UseCases, operate: Operate, words: tuple[str, ...], sentence: str) -> None:
    told = operate("grant", *words)
    assert (told.code, told.error) == (2, sentence)
    assert grants(use) == frozenset()
