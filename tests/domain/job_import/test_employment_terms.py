"""Terms of employment as feeds of Europe write them."""

import pytest

from domain.job_import.employment_terms import employment_of, licences_of, work_mode_of, working_time_of, years_of
from domain.jobs.ad import WorkingTime, WorkMode
from domain.kernel.values.employment import Employment


@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ("Unbefristeter Arbeitsvertrag", Employment.PERMANENT),
        ("Befristet", Employment.FIXED_TERM),
        ("Tillsvidareanställning", Employment.PERMANENT),
        ("6 månader eller längre", Employment.FIXED_TERM),
        ("Contratto a tempo indeterminato", Employment.PERMANENT),
        ("CDI", Employment.PERMANENT),
        ("Contrat à durée déterminée", Employment.FIXED_TERM),
        ("working_student", Employment.STUDENT),
        ("Приправник", Employment.INTERNSHIP),
        ("Saisonarbeit", Employment.SEASONAL),
        ("Behovsanställning", None),
        ("Freelance", None),
    ],
)
def test_the_kind_of_employment(terms: str, expected: Employment | None) -> None:
    assert employment_of((terms,)) == expected


@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ("full-or-part-time", None),
        ("Vollzeit", WorkingTime.FULL_TIME),
        ("Voll- oder Teilzeit", None),
        ("SALARIED_FT", WorkingTime.FULL_TIME),
        ("Temps partiel", WorkingTime.PART_TIME),
        ("Heltid/Deltid", None),
    ],
)
def test_the_working_time(terms: str, expected: WorkingTime | None) -> None:
    assert working_time_of((terms,)) == expected


@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ("Hibridni rad", WorkMode.HYBRID),
        ("télétravail", WorkMode.REMOTE),
        ("Hjemmekontor", WorkMode.REMOTE),
        ("Remotely managed team", WorkMode.ON_SITE),
    ],
)
def test_the_work_mode(terms: str, expected: WorkMode) -> None:
    assert work_mode_of((terms,), is_remote=False) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("najmanje 2 godine", 2),
        ("at least 3 years in sales", 3),
        ("2 An(s)", 2),
        ("mindestens 4 Jahre", 4),
        ("1-2", 1),
        ("2 persons", None),
    ],
)
def test_years_of_experience(text: str, expected: int | None) -> None:
    assert years_of(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B - Véhicule léger", ("B",)),
        ("kategorije C i C+E", ("C", "CE")),
        ("AM, A1, BE", ("AM", "A1", "BE")),
        ("Da", ()),
        ("a valid licence", ()),
        ("HGV", ()),
    ],
)
def test_categories_of_driving_licences(text: str, expected: tuple[str, ...]) -> None:
    assert licences_of((text,)) == expected
