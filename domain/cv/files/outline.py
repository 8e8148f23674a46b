"""Outline of a CV, in order and in words: PDF, DOCX and previews show the same.

Not shown: the ideal job and what it should pay, which are for searching and for the CV database, not for the reader of
one application.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import assert_never

from domain.cv.content import ContactDetails, CvContent
from domain.cv.files.labels import LABELS
from domain.cv.files.names import country_name, education_level_name, language_name
from domain.cv.files.text_blocks import TextBlock, text_blocks
from domain.cv.files.written_dates import written_completion, written_date, written_period, written_year
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Conference,
    Education,
    Project,
    SectionItem,
    Skill,
    SkillType,
    SpokenLanguage,
    VolunteerExperience,
    WorkExperience,
)
from domain.kernel.values.locales import Locale
from domain.kernel.values.phone_numbers import international

SECTION_KEYS = (
    "work",
    "volunteering",
    "education",
    "additional-education",
    "digital-skills",
    "other-skills",
    "languages",
    "driving-licences",
    "projects",
    "awards",
    "conferences",
    "bibliography",
)
"""Sections after summary and keywords, in their order."""


@dataclass(frozen=True, slots=True)
class ContactLine:
    """One way to reach the person, or something about them; `address` is where a link leads, if it is one."""

    label: str
    text: str
    address: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """An item: what (`title`), where or from whom (`subtitle`), when, more about it, and its page in the web."""

    title: str
    subtitle: str = ""
    when: str = ""
    blocks: tuple[TextBlock, ...] = ()
    address: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Entries below a heading. `is_short` says that an entry is a name and a level, which needs no more than a line."""

    key: str
    heading: str
    entries: tuple[Entry, ...]
    is_short: bool = False


@dataclass(frozen=True, slots=True)
class Outline:
    """A CV as it is shown. Parts that are empty are left out by who shows it."""

    language: Locale
    document_title: str
    name: str
    title: str
    contact: tuple[ContactLine, ...]
    summary: Section | None
    keywords: Section | None
    sections: tuple[Section, ...]
    page: str


def outline_of(content: CvContent) -> Outline:
    """Composes the outline of this CV."""
    language, headline = content.language, content.headline
    labels = LABELS[language]
    name = content.contact.full_name
    summary = text_blocks(headline.summary)
    entries = _entries_by_section(content)
    return Outline(
        language=language,
        document_title=f"{name} – {labels.cv}" if name else labels.cv,
        name=name or labels.cv,
        title=headline.title,
        contact=tuple(_contact(content.contact, headline.education_level, language)),
        summary=Section("summary", labels.sections["summary"], (Entry("", blocks=summary),)) if summary else None,
        keywords=(
            Section("keywords", labels.sections["keywords"], tuple(map(Entry, headline.keywords)), is_short=True)
            if headline.keywords
            else None
        ),
        sections=tuple(
            Section(key, labels.sections[key], tuple(entries[key]), is_short=key in _SHORT)
            for key in SECTION_KEYS
            if entries[key]
        ),
        page=labels.page,
    )


_SHORT = frozenset({"digital-skills", "other-skills", "languages", "driving-licences"})


def _contact(contact: ContactDetails, education_level: int | None, language: Locale) -> Iterator[ContactLine]:
    labels = LABELS[language]
    if contact.email:
        yield ContactLine(labels.email, contact.email, f"mailto:{contact.email}")
    if contact.phone:
        yield ContactLine(labels.phone, international(contact.phone), f"tel:{contact.phone}")
    if contact.address:
        yield ContactLine(labels.address, contact.address)
    if contact.linkedin:
        yield ContactLine(labels.linkedin, shown_address(contact.linkedin), contact.linkedin)
    if contact.website:
        yield ContactLine(labels.website, shown_address(contact.website), contact.website)
    if contact.date_of_birth:
        yield ContactLine(labels.born, written_date(contact.date_of_birth.isoformat(), language))
    if contact.citizenship:
        yield ContactLine(labels.citizenship, country_name(contact.citizenship, language))
    if education_level and (level := education_level_name(education_level, language)):
        yield ContactLine(labels.education_level, level)


def shown_address(address: str) -> str:
    """A web address as people say it."""
    return address.split("://", 1)[-1].removeprefix("www.").rstrip("/")


def _entries_by_section(content: CvContent) -> Mapping[str, list[Entry]]:
    entries: dict[str, list[Entry]] = {key: [] for key in SECTION_KEYS}
    for placed in content.items:
        key, entry = _entry(placed.item, content.language)
        entries[key].append(entry)
    if licences := content.headline.driving_licences:
        entries["driving-licences"].append(Entry(", ".join(licences)))
    return entries


def _entry(item: SectionItem, language: Locale) -> tuple[str, Entry]:
    """The section that an item belongs to, and how it shows."""
    when: Callable[[int | None], str] = partial(written_year, locale=language)
    blocks = text_blocks(item.description)
    match item:
        case WorkExperience() | VolunteerExperience():
            where = _joined(item.employer, item.place)
            period = written_period(item.start, item.end, language)
            return item.kind, Entry(item.position, where, period, blocks, item.website or "")
        case Education():
            level = education_level_name(item.level, language) if item.level else ""
            title, *others = [part for part in (item.orientation, level, item.institution) if part]
            period = written_completion(item.start, item.end, language)
            return item.kind, Entry(title, _joined(*others, item.place), period, blocks, item.website or "")
        case AdditionalEducation():
            title, *others = [part for part in (item.orientation, item.institution) if part]
            period = written_completion(item.start, item.end, language)
            return item.kind, Entry(title, _joined(*others), period, blocks, item.website or "")
        case Skill():
            key = "digital-skills" if item.type is SkillType.DIGITAL else "other-skills"
            return key, Entry(item.name, LABELS[language].skill_levels[item.level], "", blocks)
        case SpokenLanguage():
            name = _capitalized(language_name(item.language, language))
            return "languages", Entry(name, LABELS[language].language_level(item.level), "", blocks)
        case Project():
            period = written_completion(item.start, item.end, language)
            return "projects", Entry(item.name, "", period, blocks, item.website or "")
        case Award():
            return "awards", Entry(item.name, "", when(item.year), blocks)
        case Conference():
            return "conferences", Entry(item.name, "", when(item.year), blocks)
        case BibliographyEntry():
            return "bibliography", Entry(item.name, "", when(item.year), blocks, item.website or "")
        case _:
            assert_never(item)


def _joined(*parts: str) -> str:
    return ", ".join(filter(None, parts))


def _capitalized(name: str) -> str:
    return name[:1].upper() + name[1:]
