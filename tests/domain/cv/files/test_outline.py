"""Outline of a CV: in one order, in its own language."""

import pytest

from domain.cv.content import CvContent, Headline
from domain.cv.files.labels import LABELS
from domain.cv.files.outline import SECTION_KEYS, outline_of
from domain.cv.files.text_blocks import TextBlock, text_blocks
from domain.cv.files.written_dates import written_completion, written_date, written_period
from domain.cv.items import LanguageLevel, SkillLevel
from domain.kernel.values.locales import LOCALES, Locale
from tests.domain.cv.files.sample_cvs import EMPTY, NURSE


def test_sections_come_in_one_order() -> None:
    assert [section.key for section in outline_of(NURSE).sections] == list(SECTION_KEYS)


def test_an_empty_cv_shows_its_kind_instead_of_a_name() -> None:
    outline = outline_of(EMPTY)
    assert (outline.name, outline.document_title) == ("Curriculum vitae", "Curriculum vitae")
    assert (outline.contact, outline.summary, outline.keywords, outline.sections) == ((), None, None, ())


def test_wishes_are_not_shown() -> None:
    assert "2100" not in repr(outline_of(NURSE))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_all_labels(locale: Locale) -> None:
    labels = LABELS[locale]
    assert labels.sections.keys() == {"summary", "keywords", *SECTION_KEYS}
    assert labels.skill_levels.keys() == set(SkillLevel)
    assert all(labels.language_level(level) for level in LanguageLevel)
    assert {"{page}", "{pages}"} <= set(labels.page.split())


def test_codes_are_shown_in_words() -> None:
    outline = outline_of(NURSE)
    shown = {line.label: line.text for line in outline.contact}
    assert shown["Telefon"] == "+385 91 234 5678"
    assert shown["Državljanstvo"] == "Hrvatska"
    assert shown["LinkedIn"] == "linkedin.com/in/ana-horvat"
    languages = next(section for section in outline.sections if section.key == "languages")
    assert [entry.title for entry in languages.entries] == ["Hrvatski", "Engleski", "Njemački"]


def test_a_language_without_a_name_is_shown_by_its_code() -> None:
    content = CvContent(language="hr", headline=Headline(title="x"))
    assert outline_of(content).title == "x"


@pytest.mark.parametrize(
    ("locale", "month", "period"),
    [
        ("hr", "ruj 2019.", "2015. – danas"),
        ("en", "Sep 2019", "2015 – today"),
        ("sl", "sep. 2019", "2015 – danes"),
        ("bs", "sep 2019.", "2015. – danas"),
        ("mk", "сеп. 2019", "2015 – денес"),
    ],
)
def test_dates_are_written_as_people_do(locale: Locale, month: str, period: str) -> None:
    assert written_date("2019-09", locale) == month
    assert written_period("2015", None, locale) == period


def test_periods_say_no_more_than_is_known() -> None:
    assert written_period(None, None, "en") == ""
    assert written_period(None, "2019", "en") == "until 2019"
    assert written_completion(None, "2019", "en") == "2019"
    assert written_period("2019", "2019", "en") == "2019"
    assert written_period("2019-09-03", "2020-01", "en") == "Sep 3, 2019 – Jan 2020"


def test_lines_with_a_dash_are_points_of_a_list() -> None:
    assert text_blocks("One\ntwo\n\n- a\n• b\n3 - 4\n\n\n-x") == (
        TextBlock("paragraph", ("One", "two")),
        TextBlock("list", ("a", "b")),
        TextBlock("paragraph", ("3 - 4",)),
        TextBlock("paragraph", ("-x",)),
    )
