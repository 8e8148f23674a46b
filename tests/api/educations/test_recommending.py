"""Recommendations of programmes: which fit a reader, in which order, and why."""

import pytest

from api.educations.reader import KnownCategoryBy, KnownCountryBy, Reader
from api.educations.recommending import recommend
from domain.reference.positions import all_categories
from domain.site.content.document import Document
from domain.site.content.educations import Education, list_educations
from domain.site.content.library import all_documents

COMPUTING, TEACHING, TOURISM = 8, 14, 24


def education(name: str, countries: str, *categories: int) -> Education:
    return Education(Document(f"educations/{name}", {}), tuple(countries.split()), categories)


CROATIAN, SLOVENIAN = education("01-croatian", "HR"), education("02-slovenian", "SI")
ALMOST_ALL = education("03-almost-all", "HR SI BA")
TEACHERS = education("04-teachers", "HR", TEACHING)
PROGRAMMERS = education("05-programmers", "HR SI BA MK", COMPUTING)
ALL = [CROATIAN, SLOVENIAN, ALMOST_ALL, TEACHERS, PROGRAMMERS]


def recommended(
    countries: dict[str, KnownCountryBy], categories: dict[int, KnownCategoryBy] | None = None
) -> dict[str, list[tuple[str, str, str]]]:
    found = recommend(ALL, Reader(categories or {}, countries), "en")
    return {
        each.document.short_name: [(reason.subject, reason.known_by, reason.value.name) for reason in reasons]
        for each, reasons in found
    }


def test_the_language_recommends_what_is_for_its_country() -> None:
    assert recommended({"SI": "language"}) == {
        "slovenian": [("country", "language", "Slovenia")],
        "almost-all": [("country", "language", "Slovenia")],
    }


def test_a_programme_for_some_occupations_is_for_nobody_else() -> None:
    assert recommended({"MK": "language"}) == {}
    assert recommended({"MK": "language"}, {TOURISM: "searched"}) == {}


def test_what_fits_the_occupation_comes_first_with_its_reason() -> None:
    found = recommended({"HR": "language"}, {TEACHING: "saved"})
    assert [*found] == ["teachers", "croatian", "almost-all"]
    assert found["teachers"] == [
        ("category", "saved", "Education and science"),
        ("country", "language", "Croatia"),
    ]


def test_the_occupation_does_not_recommend_what_is_for_another_country() -> None:
    assert "teachers" not in recommended({"SI": "language"}, {TEACHING: "saved"})


def test_the_country_of_the_address_comes_before_that_of_the_language() -> None:
    found = recommended({"SI": "address", "HR": "language"})
    assert [*found] == ["slovenian", "almost-all", "croatian"]
    assert found["almost-all"] == [("country", "address", "Slovenia")]


def test_there_are_at_most_three() -> None:
    assert len(recommended({"HR": "language"}, {TEACHING: "saved", COMPUTING: "searched"})) == 3


@pytest.mark.parametrize("country", ["HR", "SI", "BA", "MK"])
def test_the_site_has_programmes_for_every_country(country: str) -> None:
    found = recommend(list_educations(all_documents()), Reader({}, {country: "language"}), "hr")
    assert len(found) == 3
    assert not [each.document.name for each, _ in found if each.job_categories]


def test_the_categories_of_the_sites_programmes_exist() -> None:
    named = {category for each in list_educations(all_documents()) for category in each.job_categories}
    assert named
    assert named <= all_categories().keys()
