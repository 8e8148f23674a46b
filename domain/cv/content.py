"""Content of a CV, as one value: what editors change, templates typeset and exports write."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Self
from uuid import UUID

from pydantic import Field, WithJsonSchema, model_validator

from domain.cv.items import SectionItem
from domain.cv.values import (
    CountryCode,
    EducationLevel,
    EmailAddress,
    EmptyLine,
    LicenceCategory,
    Line,
    PhoneNumber,
    PositionCode,
    Text,
    Value,
    WebAddress,
)
from domain.kernel.values.employment import Employment
from domain.kernel.values.locales import Locale

MAX_ITEMS = 500
MAX_KEYWORDS = 30
MAX_WISHES = 20
EARLIEST_BIRTH = date(1900, 1, 1)


class ContactDetails(Value):
    """The person's name, contact details and particulars. `date_of_birth` is never asked of anybody: some employers
    still expect it."""

    first_name: EmptyLine = ""
    last_name: EmptyLine = ""
    email: EmailAddress | None = None
    phone: PhoneNumber | None = None
    address: EmptyLine = ""
    date_of_birth: Annotated[date, Field(ge=EARLIEST_BIRTH)] | None = None
    citizenship: CountryCode | None = None
    linkedin: WebAddress | None = None
    website: WebAddress | None = None

    @property
    def full_name(self) -> str:
        return f"{self.first_name} {self.last_name}".strip()

    @property
    def is_complete(self) -> bool:
        """Whether an employer would know whom to call: a full name, and an address or a number."""
        return bool(self.first_name and self.last_name and (self.email or self.phone))


class Headline(Value):
    """The head of a CV: a title ("Nurse with ten years in paediatrics"), a few sentences, keywords, the highest level
    of education, and the categories of the driving licence."""

    title: EmptyLine = ""
    summary: Text = ""
    keywords: tuple[Line, ...] = Field(default=(), max_length=MAX_KEYWORDS)
    education_level: EducationLevel | None = None
    driving_licences: tuple[LicenceCategory, ...] = Field(default=(), max_length=30)


class WantedPlace(Value):
    """A place where somebody would work; `geonameid` where the gazetteer has it."""

    name: Line
    geonameid: Annotated[int, Field(ge=1)] | None = None


class ExpectedSalary(Value):
    """The net monthly salary that the person would like. In JSON the amount is a text, which keeps its digits."""

    amount: Annotated[
        Decimal,
        Field(gt=0, max_digits=9, decimal_places=2),
        WithJsonSchema({"type": "string", "pattern": r"^\d{1,7}(\.\d{1,2})?$", "examples": ["1800.00"]}),
    ]
    currency: Annotated[str, Field(pattern=r"^[A-Z]{3}$")] = "EUR"


class IdealJob(Value):
    """The job that the person looks for: places, positions, kinds of employment, salary."""

    places: tuple[WantedPlace, ...] = Field(default=(), max_length=MAX_WISHES)
    positions: tuple[PositionCode, ...] = Field(default=(), max_length=MAX_WISHES)
    employments: tuple[Employment, ...] = Field(default=(), max_length=len(Employment))
    salary: ExpectedSalary | None = None


class PlacedItem(Value):
    """An item with the id that it keeps for as long as it is in the CV."""

    id: UUID
    item: SectionItem


class CvContent(Value):
    """All that stands in a CV. Items keep the order that the person chose; each section shows its own of them.

    `avatar_id` names a picture among the account's pictures. The CV's own name ("Croatian, for hospitals") is not part
    of it: only its owner sees that.
    """

    language: Locale
    contact: ContactDetails = ContactDetails()
    headline: Headline = Headline()
    ideal_job: IdealJob = IdealJob()
    avatar_id: UUID | None = None
    items: tuple[PlacedItem, ...] = Field(default=(), max_length=MAX_ITEMS)

    @model_validator(mode="after")
    def _require_distinct_ids(self) -> Self:
        if len({placed.id for placed in self.items}) != len(self.items):
            raise ValueError("two items with one id")
        return self
