"""The content of a CV on the wire: the domain's values, field by field, spelled in camelCase.

The rules are those of the values; only names differ, so nothing is said twice.
"""

from typing import Annotated, Any, TypeVar
from uuid import UUID

from pydantic import ConfigDict, Field, ValidationError, ValidatorFunctionWrapHandler, WrapValidator
from pydantic.alias_generators import to_camel
from pydantic_core import ErrorDetails

from api.http.validators import raised_again
from domain.cv import content, items
from domain.cv.items import ITEM_KINDS, SECTION_ITEM, SectionItem
from domain.cv.values import Value
from domain.kernel.values.locales import Locale

V = TypeVar("V", bound=Value)
_SPELLED = ConfigDict(alias_generator=to_camel)


class CvContact(content.ContactDetails):
    model_config = _SPELLED


class CvHeadline(content.Headline):
    model_config = _SPELLED


class CvIdealJob(content.IdealJob):
    model_config = _SPELLED


class CvWorkExperience(items.WorkExperience):
    model_config = _SPELLED


class CvVolunteerExperience(items.VolunteerExperience):
    model_config = _SPELLED


class CvEducation(items.Education):
    model_config = _SPELLED


class CvAdditionalEducation(items.AdditionalEducation):
    model_config = _SPELLED


class CvSkill(items.Skill):
    model_config = _SPELLED


class CvLanguage(items.SpokenLanguage):
    model_config = _SPELLED


class CvProject(items.Project):
    model_config = _SPELLED


class CvAward(items.Award):
    model_config = _SPELLED


class CvConference(items.Conference):
    model_config = _SPELLED


class CvBibliographyEntry(items.BibliographyEntry):
    model_config = _SPELLED


def _untagged(value: Any, validate: ValidatorFunctionWrapHandler) -> Any:
    """Names fields as the client does: `item.position`, not `item.work.position`; `item.kind` for an unknown kind."""
    try:
        return validate(value)
    except ValidationError as error:
        found = [raised_again(_without_tag(each)) for each in error.errors(include_url=False)]
        raise ValidationError.from_exception_data("item", found) from None


def _without_tag(error: ErrorDetails) -> ErrorDetails:
    place = error["loc"]
    if error["type"] in {"union_tag_invalid", "union_tag_not_found"}:
        place = (*place, "kind")
    elif place and place[0] in ITEM_KINDS:
        place = place[1:]
    return {**error, "loc": place}


CvItem = Annotated[
    Annotated[
        CvWorkExperience
        | CvVolunteerExperience
        | CvEducation
        | CvAdditionalEducation
        | CvSkill
        | CvLanguage
        | CvProject
        | CvAward
        | CvConference
        | CvBibliographyEntry,
        Field(discriminator="kind"),
    ],
    WrapValidator(_untagged),
]
"""An item of a section."""


class CvPlacedItem(Value):
    """An item with its id."""

    model_config = _SPELLED

    id: UUID
    item: CvItem


class CvContent(Value):
    """All that stands in a CV. Items keep the order that its owner chose; each section shows its own of them."""

    model_config = _SPELLED

    language: Locale
    contact: CvContact
    headline: CvHeadline
    ideal_job: CvIdealJob
    avatar_id: UUID | None
    items: list[CvPlacedItem]

    @classmethod
    def of(cls, shown: content.CvContent) -> "CvContent":
        """The content as it is sent."""
        return cls.model_validate(shown.model_dump(), by_name=True)


def plain(kind: type[V], sent: Value) -> V:
    """The value of the domain that was sent."""
    return kind.model_validate(sent.model_dump())


def plain_item(sent: Value) -> SectionItem:
    """Converts a sent item to the domain's item."""
    return SECTION_ITEM.validate_python(sent.model_dump())
