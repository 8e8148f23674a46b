"""A CV as PDF: typeset by Typst, tagged, so that screen readers and applicant tracking systems read it in order."""

import re
from dataclasses import asdict
from enum import StrEnum
from typing import Any, cast

import orjson

from domain.cv.content import CvContent
from domain.cv.files.errors import CvTooLongForPdf
from domain.cv.files.outline import Entry, Outline, Section, outline_of, shown_address
from domain.cv.files.typesetting import typeset
from domain.kernel.limited.limits import Limits
from domain.kernel.limited.processes import DOCUMENTS, OutOfBounds

_LONG_RUN = re.compile(r"\S{40,}")
_BREAK_EVERY = re.compile(r"(.{20})")
ZERO_WIDTH_SPACE = "\u200b"
LIMITS = Limits()
"""A CV of 500 long entries takes half of the memory."""


class Template(StrEnum):
    """A design of the PDF."""

    MODERN = "modern"
    CLASSIC = "classic"
    COMPACT = "compact"


def to_pdf(content: CvContent, template: Template, photo: bytes | None = None) -> bytes:
    """The CV on A4. `photo` is a JPEG, PNG or WebP picture, as this site keeps them: it is decoded as it is.

    The same content gives the same bytes. Raises CvTooLongForPdf when it takes more time or memory than one CV may.
    """
    data = _data(outline_of(content))
    if photo is not None:
        data["photo"] = list(photo)
    try:
        return DOCUMENTS.run(typeset, orjson.dumps(data), template, LIMITS)
    except OutOfBounds as error:
        raise CvTooLongForPdf from error


def _data(outline: Outline) -> dict[str, Any]:
    """The outline as templates read it."""
    data: dict[str, Any] = asdict(outline) | {
        "summary": outline.summary and _section(outline.summary),
        "keywords": outline.keywords and _section(outline.keywords),
        "sections": [_section(section) for section in outline.sections],
    }
    return _breakable(data)


def _section(section: Section) -> dict[str, Any]:
    return asdict(section) | {"entries": [_entry(entry) for entry in section.entries]}


def _entry(entry: Entry) -> dict[str, Any]:
    return asdict(entry) | {"shown_address": shown_address(entry.address)}


def _breakable(value: Any, name: str = "") -> Any:
    """All texts, with places to break within what has no spaces and would run off the page."""
    if isinstance(value, str):
        return value if name == "address" else _LONG_RUN.sub(_with_breaks, value)
    if isinstance(value, dict):
        return {key: _breakable(below, key) for key, below in cast("dict[str, Any]", value).items()}
    if isinstance(value, list | tuple):
        return [_breakable(each) for each in cast("tuple[Any, ...]", value)]
    return value


def _with_breaks(run: re.Match[str]) -> str:
    return _BREAK_EVERY.sub(rf"\1{ZERO_WIDTH_SPACE}", run[0])
