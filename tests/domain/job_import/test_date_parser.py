"""Dates of all common notations; a closing day ends with that day."""

import pytest

from domain.feeds.errors import ItemError
from domain.job_import.date_parser import closing, is_open_ended
from domain.jobs.ad import AdPlace

END = "2026-05-31T21:59:59+00:00"


@pytest.mark.parametrize(
    "written",
    [
        "2026-05-31", "20260531", "2026.05.31", "31-05-2026", "31.05.26", "31. 5. 2026.", "31.05.2026. 00:00",
        "31 May 2026", "May 31, 2026", "31st of May 2026", "31. svibnja 2026.", "31. maja 2026", "31. мај 2026",
        "31 mai 2026", "31. Mai 2026", "31 de mayo de 2026", "Sunday, 31 May 2026", "nedjelja, 31. svibnja 2026.",
        "Sun, 31 May 2026 00:00:00 GMT", "Sun, 31 May 2026 00:00:00 +0200", "2026-05-31T00:00:00+02:00",
        "2026-05-30T22:00:00Z", "2026-05-31T00:00:00.000000Z", "1780185600", "1780185600000",
        "31. svibnja 2026. g.", "31.05.2026. (nedjelja)", "31. maja 2026. u 00:00 h",
    ],
)  # fmt: skip
def test_a_closing_day_ends_with_that_day(written: str) -> None:
    assert closing(written, (AdPlace(name="Split", country="HR"),)).isoformat() == END


@pytest.mark.parametrize(
    ("written", "until"),
    [
        ("31. svibnja 2026. u 15:00", "2026-05-31T13:00:00+00:00"),
        ("May 31, 2026 15:00", "2026-05-31T13:00:00+00:00"),
        ("2026-05-31T24:00:00", "2026-05-31T21:59:59+00:00"),
        ("2026-05-31T15:00:00Z", "2026-05-31T15:00:00+00:00"),
    ],
)
def test_a_time_stays_a_time(written: str, until: str) -> None:
    assert closing(written, (AdPlace(name="Split", country="HR"),)).isoformat() == until


@pytest.mark.parametrize(("country", "month"), [("HR", 10), ("PL", 11), ("CZ", 11)])
def test_a_name_of_several_months_is_that_of_the_country(country: str, month: int) -> None:
    assert closing("5 listopad 2026", (AdPlace(name="X", country=country),)).month == month


@pytest.mark.parametrize(
    "written", ["soon", "2026", "31 Foo 2026", "32.05.2026", "2026-13-01", "99999999", "ASAP", "33. 5. 5"]
)
def test_anything_else_is_refused(written: str) -> None:
    with pytest.raises(ItemError):
        closing(written, ())


@pytest.mark.parametrize(
    ("written", "until"),
    [
        ("do 31.05.2026.", END),
        ("najkasnije do 31. svibnja 2026.", END),
        ("until 31 May 2026", END),
        ("31. V. 2026.", END),
        ("31.V.2026", END),
        ("31.05.2026. u 12 sati", "2026-05-31T10:00:00+00:00"),
        ("31.05.2026 12h", "2026-05-31T10:00:00+00:00"),
    ],
)
def test_words_around_a_date_and_roman_months_are_read(written: str, until: str) -> None:
    assert closing(written, (AdPlace(name="Split", country="HR"),)).isoformat() == until


@pytest.mark.parametrize(
    "written", ["do popune", "Do popunjenja radnog mjesta", "ASAP", "until filled", "laufend", "0000-00-00", "N/A"]
)
def test_words_for_no_deadline_are_no_wrong_date(written: str) -> None:
    assert is_open_ended(written)


@pytest.mark.parametrize("written", ["", "soon", "31.05.2026", "open 31.05.2026"])
def test_other_words_are_not(written: str) -> None:
    assert not is_open_ended(written)
