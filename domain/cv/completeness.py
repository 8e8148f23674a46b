"""Completeness of a CV, and what to add next: one function for the meter, the list and the CV database."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from domain.cv.content import IdealJob
from domain.cv.items import SectionItem
from domain.cv.revision import Revision

Gap = Literal[
    "contact",
    "title",
    "summary",
    "work",
    "description-of-work",
    "education",
    "skills",
    "languages",
    "ideal-job",
]
"""A part that a CV may lack. Neither a picture nor a date of birth is ever asked of anybody."""

_WEIGHTS: dict[Gap, int] = {
    "contact": 20,
    "work": 20,
    "education": 15,
    "title": 10,
    "summary": 10,
    "skills": 10,
    "description-of-work": 5,
    "languages": 5,
    "ideal-job": 5,
}
"""Weights of the gaps in percent, in the order in which it helps most to fill them."""

NeededToShow = Literal["contact", "education"]
"""A part that a CV needs before employers may find it."""


@dataclass(frozen=True, slots=True)
class FilledParts:
    """The filled parts of a CV, on which its completeness depends. `kinds` are those of the items; those in `described`
    have a description."""

    has_contact: bool
    has_title: bool
    has_summary: bool
    has_ideal_job: bool
    kinds: Collection[str]
    described: Collection[str]


@dataclass(frozen=True, slots=True)
class Completeness:
    """The completeness of a CV in percent, 100 exactly when nothing is missing, and the missing parts, the most helpful
    first."""

    percent: int
    missing: tuple[Gap, ...]


def filled_parts(revision: Revision) -> FilledParts:
    """Finds which parts of a CV are filled."""
    items = revision.items.values()
    return FilledParts(
        has_contact=revision.contact.is_complete,
        has_title=bool(revision.headline.title),
        has_summary=bool(revision.headline.summary),
        has_ideal_job=says_what_is_sought(revision.ideal_job),
        kinds={item.kind for item in items},
        described={item.kind for item in items if is_described(item)},
    )


def completeness(filled: FilledParts) -> Completeness:
    """Computes how complete a CV is in which these parts are filled.

    Whoever has not worked yet may have volunteered, or made something.
    """
    experience = {"work", "volunteering", "project"}
    has: dict[Gap, bool] = {
        "contact": filled.has_contact,
        "title": filled.has_title,
        "summary": filled.has_summary,
        "work": not experience.isdisjoint(filled.kinds),
        "description-of-work": not experience.isdisjoint(filled.described),
        "education": "education" in filled.kinds,
        "skills": "skill" in filled.kinds,
        "languages": "language" in filled.kinds,
        "ideal-job": filled.has_ideal_job,
    }
    missing: tuple[Gap, ...] = tuple(gap for gap in _WEIGHTS if not has[gap])
    return Completeness(100 - sum(_WEIGHTS[gap] for gap in missing), missing)


def missing_to_show(revision: Revision) -> tuple[NeededToShow, ...]:
    """Lists the parts that the CV lacks before employers may find it."""
    missing: list[NeededToShow] = []
    if not revision.contact.is_complete:
        missing.append("contact")
    if not any(item.kind == "education" for item in revision.items.values()):
        missing.append("education")
    return tuple(missing)


def says_what_is_sought(ideal_job: IdealJob) -> bool:
    """Whether it names a position, a place or a kind of employment."""
    return bool(ideal_job.positions or ideal_job.places or ideal_job.employments)


def is_described(item: SectionItem) -> bool:
    """Whether the item has a description."""
    return bool(item.description)
