"""Employers are identified by name, and the last write wins."""

import pytest

from domain.employers.errors import EmployerNotFound
from domain.employers.service import EmployerProfile, Employers
from domain.kernel.platform import Platform


@pytest.fixture
def employers(platform: Platform) -> Employers:
    return Employers(platform.engine)


def test_a_profile_is_stored_and_found(employers: Employers) -> None:
    profile = EmployerProfile(
        "Hotel Bura", place="Senj", place_id=3190586, contact_email="posao@bura.example", is_demo=True
    )
    employer_id = employers.upsert(profile)
    assert employers.get(employer_id).profile == profile


def test_a_second_write_changes_the_same_employer(employers: Employers) -> None:
    first = employers.upsert(EmployerProfile("Pekara Žito", place="Osijek"))
    second = employers.upsert(EmployerProfile("PEKARA  ŽITO", place="Vinkovci"))
    assert first == second
    assert employers.get(first).profile.place == "Vinkovci"


def test_ids_of_leaves_known_employers_unchanged(employers: Employers) -> None:
    known = employers.upsert(EmployerProfile("Brod i Mreža", place="Zadar"))
    ids = employers.ids_of([EmployerProfile("Brod i mreža", place="Pula"), EmployerProfile("Novi Val")])
    assert ids["Brod i mreža"] == known
    assert employers.get(known).profile.place == "Zadar"
    assert employers.get(ids["Novi Val"]).profile.name == "Novi Val"


def test_employers_are_listed_by_name(employers: Employers) -> None:
    employers.ids_of([EmployerProfile("Zvono"), EmployerProfile("Aleja")])
    names = [employer.profile.name for employer in employers.list_by_name(limit=500)]
    assert names.index("Aleja") < names.index("Zvono")


def test_an_unknown_employer_is_not_found(employers: Employers) -> None:
    assert employers.find(10**15) is None
    with pytest.raises(EmployerNotFound):
        employers.get(10**15)


def test_ids_of_no_names_are_empty(employers: Employers) -> None:
    assert employers.ids_of([]) == {}
