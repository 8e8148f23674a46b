"""Reads the archive of LinkedIn: its tables as a CV. Headers are in English in every member's archive."""

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from uuid import UUID

from domain.cv.files.addresses import phone_number_of, web_address_of
from domain.cv.files.imported import ImportDraft, Imported, lines_of
from domain.cv.files.levels import language_level_of
from domain.cv.files.linkedin_archive import Row, read_tables
from domain.cv.files.names import find_language_code
from domain.cv.files.source_fields import SourceFields
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Education,
    Project,
    SpokenLanguage,
    VolunteerExperience,
    WorkExperience,
)
from domain.kernel.values.locales import Locale

_DATES = {"%b %d, %Y": "%Y-%m-%d", "%b %Y": "%Y-%m", "%Y": "%Y", "%Y-%m-%d": "%Y-%m-%d", "%m/%d/%y": "%Y-%m-%d"}
_WEBSITE = re.compile(r"\[[^\]:]*:([^\]]+)\]")
_HANDLED = ("Confirmed", "Primary", "Updated On", "Type")
_FILE_NAMES = {"phonenumbers.csv": "PhoneNumbers.csv"}


def read_linkedin(archive: bytes, language: Locale, new_id: Callable[[], UUID]) -> Imported:
    """The archive as a CV's content. `language` is what the member wrote in, which the archive does not say.

    Skills have no level there and become keywords. Raises the errors of `read_tables`, and CvFileTooManyItems.
    """
    draft = ImportDraft(language, new_id)
    tables = _Tables(read_tables(archive), draft)
    contact, headline = _profile(tables, draft)
    _add_experience(tables, draft)
    _add_learning(tables, draft)
    _add_achievements(tables, draft)
    for row in tables.rows("skills.csv"):
        draft.add_keyword(row.where, row.text("Name"))
    tables.leave_rest()
    return draft.finish(contact, headline, where="Profile.csv")


class _Tables:
    """Rows of tables; those that nobody asks for are listed as not imported."""

    def __init__(self, tables: dict[str, list[Row]], draft: ImportDraft) -> None:
        self._tables = tables
        self._draft = draft

    def rows(self, table: str) -> Iterator[SourceFields]:
        name = _FILE_NAMES.get(table, table.title().replace(".Csv", ".csv"))
        for number, row in enumerate(self._tables.pop(table, []), 1):
            fields = SourceFields(row, f"{name} {number}", self._draft)
            yield fields
            fields.leave_rest()

    def leave_rest(self) -> None:
        for table in list(self._tables):
            for row in self.rows(table):
                row.leave_rest()


def _profile(tables: _Tables, draft: ImportDraft) -> tuple[dict[str, object], dict[str, object]]:
    contact: dict[str, object] = {}
    headline: dict[str, object] = {}
    for row in tables.rows("profile.csv"):
        if contact:
            continue
        address = row.text("Address")
        place = ", ".join(filter(None, (row.text("Zip Code"), row.text("Geo Location"))))
        contact = {
            "first_name": row.text("First Name"),
            "last_name": row.text("Last Name"),
            "address": ", ".join(filter(None, (address, place))),
            "date_of_birth": _date(row, "Birth Date"),
            "website": _website(row, draft),
        }
        headline = {"title": row.text("Headline"), "summary": row.text("Summary")}
    for row in tables.rows("email addresses.csv"):
        if not contact.get("email"):
            contact["email"] = row.text("Email Address")
        _skip(row)
    for row in tables.rows("phonenumbers.csv"):
        if not contact.get("phone"):
            contact["phone"] = phone_number_of(row.text("Number"))
        _skip(row)
    return contact, headline


def _skip(row: SourceFields) -> None:
    """Marks a row's fields about an address as read: LinkedIn's notes on it are not about the person."""
    for name in _HANDLED:
        row.text(name)


def _website(row: SourceFields, draft: ImportDraft) -> str:
    """The first of the profile's addresses, which stand in one cell as `[PORTFOLIO:https://example.com]`."""
    written = row.text("Websites")
    first, *others = _WEBSITE.findall(written) or [written]
    for other in others:
        draft.leave_out(f"{row.where}.Websites", other)
    return web_address_of(first)


def _add_experience(tables: _Tables, draft: ImportDraft) -> None:
    for row in tables.rows("positions.csv"):
        draft.add(
            WorkExperience,
            row.where,
            position=row.text("Title"),
            employer=row.text("Company Name"),
            place=row.text("Location"),
            start=_date(row, "Started On"),
            end=_date(row, "Finished On"),
            description=row.text("Description"),
        )
    for row in tables.rows("volunteering.csv"):
        draft.add(
            VolunteerExperience,
            row.where,
            position=row.text("Role"),
            employer=row.text("Company Name"),
            start=_date(row, "Started On"),
            end=_date(row, "Finished On"),
            description=row.text("Description"),
        )


def _add_learning(tables: _Tables, draft: ImportDraft) -> None:
    for row in tables.rows("education.csv"):
        draft.add(
            Education,
            row.where,
            institution=row.text("School Name"),
            orientation=row.text("Degree Name"),
            start=_date(row, "Start Date"),
            end=_date(row, "End Date"),
            description=lines_of(row.text("Notes"), row.text("Activities")),
        )
    for row in tables.rows("certifications.csv"):
        # Of a certificate the first date is when it was given, the last (left out) how long it is valid.
        name, authority = row.text("Name"), row.text("Authority")
        draft.add(
            AdditionalEducation,
            row.where,
            institution=authority or name,
            orientation=name if authority else "",
            end=_date(row, "Started On"),
            description=row.text("License Number"),
            website=web_address_of(row.text("Url")),
        )
    for row in tables.rows("languages.csv"):
        name, proficiency = row.text("Name"), row.text("Proficiency")
        code, level = find_language_code(name), language_level_of(proficiency)
        if code and level:
            draft.add(SpokenLanguage, row.where, language=code, level=level)
        else:
            draft.leave_out(row.where, ": ".join(filter(None, (name, proficiency))))


def _add_achievements(tables: _Tables, draft: ImportDraft) -> None:
    for row in tables.rows("projects.csv"):
        draft.add(
            Project,
            row.where,
            name=row.text("Title"),
            start=_date(row, "Started On"),
            end=_date(row, "Finished On"),
            description=row.text("Description"),
            website=web_address_of(row.text("Url")),
        )
    for row in tables.rows("honors.csv"):
        year, description = _year(row, "Issued On", draft), row.text("Description")
        draft.add(Award, row.where, name=row.text("Title"), year=year, description=description)
    for row in tables.rows("publications.csv"):
        draft.add(
            BibliographyEntry,
            row.where,
            name=row.text("Name"),
            year=_year(row, "Published On", draft),
            description=lines_of(row.text("Publisher"), row.text("Description")),
            website=web_address_of(row.text("Url")),
        )


def _date(row: SourceFields, name: str) -> str:
    """A date such as `Jan 2020` as a partial date; one that is written otherwise as it is, which no field takes."""
    written = row.text(name)
    for pattern, shape in _DATES.items():
        try:
            return datetime.strptime(written, pattern).strftime(shape)  # noqa: DTZ007 - a day, not a moment
        except ValueError:
            continue
    return written


def _year(row: SourceFields, name: str, draft: ImportDraft) -> str:
    """The year of a date; the whole is listed if it says more."""
    whole = row.peek(name)
    year = _date(row, name)[:4]
    if whole != year:
        draft.leave_out(f"{row.where}.{name}", whole)
    return year
