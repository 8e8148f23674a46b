"""Query of a saved search: what the search engine is asked, without page and order."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from domain.kernel.values.characters import is_printable

NAME_LENGTH = 100


class Value(BaseModel):
    """A part of a saved search."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def _check_line(text: str) -> str:
    if not is_printable(text):
        msg = "control characters in a line"
        raise ValueError(msg)
    return text


SearchName = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH), AfterValidator(_check_line)
]
"""The name that its owner gave a saved search; empty when they gave none. Screens and mails then describe the search
itself."""


class SavedCircle(Value):
    """A circle around a point, in degrees (WGS 84)."""

    latitude: float = Field(ge=-90, le=90)
    longitude: float = Field(ge=-180, le=180)
    km: int = Field(ge=1)


class SavedFilter(Value):
    """The values of one filter of the list, any of which may match."""

    dimension: str
    values: tuple[str, ...]


class SavedQuery(Value):
    """Text as typed; any of the areas, or near a point; any of the positions; any of the values in each filter.

    `areas` are ids of places, regions and countries as of the time of saving. `new_jobs`: only what was published
    within the last days, counted from when it is asked. `salary_from` is gross euros a month. `exclude_locations`
    ignores places.
    """

    text: str = ""
    areas: tuple[str, ...] = ()
    near: SavedCircle | None = None
    positions: tuple[str, ...] = ()
    new_jobs: bool = False
    filters: tuple[SavedFilter, ...] = ()
    salary_from: int | None = Field(default=None, ge=1)
    exclude_locations: bool = False
