"""Employers are identified by name, and the last write wins."""

import pytest

from domain.employers.description import CompanyDescription
from domain.employers.errors import EmployerNotFound
from domain.employers.service import EmployerProfile, Employers
from domain.kernel.process.platform import Platform


@pytest.fixture
def employers(platform: Platform) -> Employers:
    return Employers(platform.engine)


def test_a_profile_is_stored_and_found(employers: Employers) -> None:
    profile = EmployerProfile(
        "Hotel Bura",
        place="Senj",
        place_id=3190586,
        description="Hotel na obali.",
        description_language="hr",
        website="https://bura.example",
        contact_email="posao@bura.example",
        is_demo=True,
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


def test_a_description_is_the_employers_own_and_leaves_the_rest(employers: Employers) -> None:
    employer_id = employers.upsert(EmployerProfile("Soba s Pogledom", place="Zadar", contact_email="a@soba.example"))
    employers.describe(employer_id, CompanyDescription("Mali hotel.", "hr", "https://soba.example", (24,)))
    assert employers.get(employer_id).profile == EmployerProfile(
        "Soba s Pogledom", "Zadar", None, "Mali hotel.", "hr", "https://soba.example", (24,), "a@soba.example"
    )
    employers.ids_of([EmployerProfile("Soba s Pogledom", description="Iz izvora oglasa.")])
    assert employers.get(employer_id).profile.description == "Mali hotel."
    with pytest.raises(EmployerNotFound):
        employers.describe(10**15, CompanyDescription())


@pytest.mark.parametrize(
    ("website", "is_valid"),
    [
        ("https://soba.example/o-nama?x=1#y", True),
        ("http://жито.example", True),
        ("https://medium.example/@soba", True),
        ("//soba.example", False),
        ("ftp://soba.example", False),
        ("https://", False),
        ("https://[", False),
        ("https://soba.example/" + "x" * 500, False),
        ("https://soba.example/\tx", False),
        ("https://user@soba.example", False),
    ],
)
def test_a_website_is_an_address_that_leads_where_it_seems_to(website: str, is_valid: bool) -> None:
    if is_valid:
        assert CompanyDescription(website=website).website == website
    else:
        with pytest.raises(ValueError, match="no address"):
            CompanyDescription(website=website)


def test_a_description_has_its_language_and_an_end() -> None:
    with pytest.raises(ValueError, match="language"):
        CompanyDescription("Mali hotel.")
    with pytest.raises(ValueError, match="longer"):
        CompanyDescription("x" * 5001, "hr")


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
