"""No event holds free text about a person in the clear: strings are encrypted, of a closed list, or reviewed."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from inspect import get_annotations
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from uuid import UUID

import pytest
from pydantic import AwareDatetime, BaseModel

from domain.applications.events import UNLISTED, ApplicationInitiated
from domain.kernel.log.event import Context, Event, Personal, PersonalData
from domain.kernel.values.referral_source import ReferralSource
from domain.register import STREAMS
from tests.events.golden_samples import SAMPLES
from tests.events.reviewed_strings import REVIEWED

_WITHOUT_TEXT = (bool, int, float, Decimal, date, datetime, AwareDatetime, UUID, type(None))


def open_strings(owner: type, name: str, annotation: Any) -> Iterator[str]:
    """The fields within a type that take any text, as `Class.field` of the class that declares them."""
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *marks = get_args(annotation)
        if not any(isinstance(mark, PersonalData) for mark in marks):
            yield from open_strings(owner, name, inner)
    elif annotation is Ellipsis or origin is Literal or (isinstance(annotation, type) and issubclass(annotation, Enum)):
        return
    elif origin is not None:
        for part in get_args(annotation):
            yield from open_strings(owner, name, part)
    elif isinstance(annotation, type) and (issubclass(annotation, BaseModel) or is_dataclass(annotation)):
        yield from open_fields(annotation)
    elif annotation not in _WITHOUT_TEXT:
        yield f"{_declaring(owner, name).__name__}.{name}"


def open_fields(kind: type) -> Iterator[str]:
    names = kind.model_fields if issubclass(kind, BaseModel) else [field.name for field in fields(kind)]
    hints = get_type_hints(kind, include_extras=True)
    for name in names:
        yield from open_strings(kind, name, hints[name])


def _declaring(kind: type, name: str) -> type:
    return next(each for each in kind.__mro__ if name in get_annotations(each))


def test_every_open_string_of_an_event_is_reviewed() -> None:
    kinds = [kind for module in STREAMS for kind in module.events]
    found = {each for kind in [*kinds, Context] for each in open_fields(kind)}
    assert found == set(REVIEWED)


def test_control_a_new_string_is_found() -> None:
    class Place(BaseModel):
        name: str

    class Trial(Event):
        note: str | None
        place: tuple[Place, ...] = ()
        more: dict[str, Any] = {}  # noqa: RUF012 - pydantic copies it
        kind: Literal["a", "b"]
        source: ReferralSource
        letter: Personal[str] = None
        number: int

    assert set(open_fields(Trial)) == {"Trial.note", "Place.name", "Trial.more"}


@pytest.mark.parametrize(
    ("source", "version", "read"),
    [
        ("search", "2026-11", (ReferralSource.SEARCH, "2026-11")),
        ("", "2026-11", (ReferralSource.DIRECT, "2026-11")),
        ("Ana Horvat, 091 234 5678", "ana@example.com", (ReferralSource.OTHER, UNLISTED)),
    ],
)
def test_texts_that_version_1_took_are_read_only_if_listed(source: str, version: str, read: tuple[str, str]) -> None:
    sample = next(each for each in SAMPLES if each.kind is ApplicationInitiated and each.version == 1)
    consent = {**sample.data["consent"], "text_version": version}
    event = ApplicationInitiated.model_validate(
        ApplicationInitiated.upcast(1, {**sample.data, "source": source, "consent": consent})
    )
    assert (event.source, event.consent.text_version) == read
    assert (event.consent.privacy_version, event.consent.terms_version) == (None, None)


def test_the_single_answer_of_version_2_stays_readable() -> None:
    sample = next(each for each in SAMPLES if each.kind is ApplicationInitiated and each.version == 2)
    event = ApplicationInitiated.model_validate(ApplicationInitiated.upcast(2, sample.data))
    assert (event.consent.text_version, event.consent.privacy_version, event.consent.terms_version) == (
        "2026-11",
        None,
        None,
    )
