"""Items of a CV's sections, as one union: what somebody did, learnt, can and has been given."""

from enum import StrEnum
from typing import Annotated, Literal, get_args

from pydantic import Field, TypeAdapter, ValidationInfo, field_validator

from domain.cv.partial_dates import PartialDate, is_after
from domain.cv.values import (
    Comment,
    EducationLevel,
    EmptyLine,
    LanguageCode,
    Line,
    PositionCode,
    Text,
    Value,
    WebAddress,
    refused,
)

Year = Annotated[int, Field(ge=1900, le=2100)]


class SkillLevel(StrEnum):
    """The level at which a person masters a skill."""

    BASIC = "basic"
    ADVANCED = "advanced"
    PROFESSIONAL = "professional"


class SkillType(StrEnum):
    """Digital skills stand in a section of their own."""

    DIGITAL = "digital"
    OTHER = "other"


class LanguageLevel(StrEnum):
    """Levels of the Common European Framework of Reference, and mother tongues."""

    A1 = "A1"
    A2 = "A2"
    B1 = "B1"
    B2 = "B2"
    C1 = "C1"
    C2 = "C2"
    NATIVE = "native"


class Period(Value):
    """A period in a CV. Without an end it goes on, without a start the beginning is not said."""

    start: PartialDate | None = None
    end: PartialDate | None = None

    @field_validator("end")
    @classmethod
    def _require_order(cls, end: str | None, known: ValidationInfo) -> str | None:
        start = known.data.get("start")
        if start and end and is_after(start, end):
            raise refused("END_BEFORE_START")
        return end


class WorkExperience(Period):
    """`position_code` is the occupation that was chosen for the position, if one was."""

    kind: Literal["work"] = "work"
    position: Line
    position_code: PositionCode | None = None
    employer: EmptyLine = ""
    place: EmptyLine = ""
    description: Text = ""
    website: WebAddress | None = None


class VolunteerExperience(Period):
    """Work without pay."""

    kind: Literal["volunteering"] = "volunteering"
    position: Line
    position_code: PositionCode | None = None
    employer: EmptyLine = ""
    place: EmptyLine = ""
    description: Text = ""
    website: WebAddress | None = None


class Education(Period):
    """A school or studies. `orientation` is the programme or field of study."""

    kind: Literal["education"] = "education"
    level: EducationLevel | None = None
    institution: Line
    orientation: EmptyLine = ""
    place: EmptyLine = ""
    description: Text = ""
    website: WebAddress | None = None


class AdditionalEducation(Period):
    """A course or certificate: who gave it, and for what."""

    kind: Literal["additional-education"] = "additional-education"
    institution: Line
    orientation: EmptyLine = ""
    description: Text = ""
    website: WebAddress | None = None


class Skill(Value):
    """A skill with a level, which is required."""

    kind: Literal["skill"] = "skill"
    type: SkillType = SkillType.OTHER
    name: Line
    level: SkillLevel
    description: Comment = ""


class SpokenLanguage(Value):
    """A language that the person speaks."""

    kind: Literal["language"] = "language"
    language: LanguageCode
    level: LanguageLevel
    description: Comment = ""


class Project(Period):
    """Something that was made or led."""

    kind: Literal["project"] = "project"
    name: Line
    description: Text = ""
    website: WebAddress | None = None


class Award(Value):
    """A prize or recognition."""

    kind: Literal["award"] = "award"
    name: Line
    year: Year | None = None
    description: Text = ""


class Conference(Value):
    """A conference that the person took part in."""

    kind: Literal["conference"] = "conference"
    name: Line
    year: Year | None = None
    description: Text = ""


class BibliographyEntry(Value):
    """Something that the person published."""

    kind: Literal["bibliography"] = "bibliography"
    name: Line
    year: Year | None = None
    description: Text = ""
    website: WebAddress | None = None


SectionItem = Annotated[
    WorkExperience
    | VolunteerExperience
    | Education
    | AdditionalEducation
    | Skill
    | SpokenLanguage
    | Project
    | Award
    | Conference
    | BibliographyEntry,
    Field(discriminator="kind"),
]
ItemKind = Literal[
    "work",
    "volunteering",
    "education",
    "additional-education",
    "skill",
    "language",
    "project",
    "award",
    "conference",
    "bibliography",
]
ITEM_KINDS: tuple[ItemKind, ...] = get_args(ItemKind)
"""Kinds of items, in the order in which a CV shows its sections."""
SECTION_ITEM: TypeAdapter[SectionItem] = TypeAdapter(SectionItem)
