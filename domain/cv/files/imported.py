"""Result of importing a file: a CV's content, and a list of all that has no place in it. Nothing is dropped
silently."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar
from uuid import UUID

from pydantic import TypeAdapter, ValidationError

from domain.cv.content import MAX_ITEMS, MAX_KEYWORDS, ContactDetails, CvContent, Headline, IdealJob, PlacedItem
from domain.cv.files.errors import CvFileTooManyItems
from domain.cv.items import SectionItem
from domain.cv.values import LicenceCategory, Line, Value
from domain.kernel.values.characters import is_printable
from domain.kernel.values.locales import Locale

MOST_BYTES = 10 * 2**20
"""Bytes of the largest file that is read."""
MOST_LEFT_OUT = 1_000
_BREAKS = re.compile(r"[\r\n\t]+")
_SEVERAL_LINES = frozenset({"description", "summary"})
_LINE: TypeAdapter[str] = TypeAdapter(Line)
_LICENCE: TypeAdapter[str] = TypeAdapter(LicenceCategory)
AnyValue = TypeVar("AnyValue", bound=Value)


@dataclass(frozen=True, slots=True)
class NotImported:
    """A text that has no place in a CV, and where it stood in the file."""

    where: str
    text: str


@dataclass(frozen=True, slots=True)
class Imported:
    """The content that was read, and what was not."""

    content: CvContent
    not_imported: tuple[NotImported, ...]


class ImportDraft:
    """A CV that is being read. What a field refuses is left out and listed; too long texts are cut and listed whole.

    Raises CvFileTooManyItems as soon as there are more items than a CV holds.
    """

    def __init__(self, language: Locale, new_id: Callable[[], UUID]) -> None:
        self.language: Locale = language
        self._new_id = new_id
        self._items: list[PlacedItem] = []
        self._keywords: list[str] = []
        self._licences: list[str] = []
        self._left_out: list[NotImported] = []

    def leave_out(self, where: str, text: str) -> None:
        """Lists a text as not imported, unless it is empty."""
        if written := _clean(text, several_lines=True):
            self._left_out.append(NotImported(where, written))
        if len(self._left_out) > MOST_LEFT_OUT:
            raise CvFileTooManyItems(most=MAX_ITEMS)

    def add(self, item: type[SectionItem], where: str, **fields: Any) -> None:
        """An item; one that lacks what it must have is left out whole."""
        read = self.value(item, where, fields)
        if read is not None:
            self._items.append(PlacedItem(id=self._new_id(), item=read))
        if len(self._items) > MAX_ITEMS:
            raise CvFileTooManyItems(most=MAX_ITEMS)

    def add_keyword(self, where: str, text: str) -> None:
        """A keyword, once; those beyond what a CV holds are left out."""
        if not (keyword := _clean(text)) or keyword in self._keywords:
            return
        try:
            line = _LINE.validate_python(keyword)
        except ValidationError:
            line = ""
        if line and len(self._keywords) < MAX_KEYWORDS:
            self._keywords.append(line)
        else:
            self.leave_out(where, text)

    def add_licence(self, where: str, text: str) -> None:
        """A category of driving licences."""
        try:
            category = _LICENCE.validate_python(_clean(text).upper())
        except ValidationError:
            self.leave_out(where, text)
        else:
            self._licences.extend({category}.difference(self._licences))

    def value(self, model: type[AnyValue], where: str, fields: Mapping[str, Any]) -> AnyValue | None:
        """A part of the CV without the fields that cannot be. None, and all left out, if it lacks one that must be."""
        kept = {name: cleaned for name, field in fields.items() if (cleaned := _clean_field(name, field))}
        if not kept:
            return None
        while True:
            try:
                return model.model_validate(kept)
            except ValidationError as error:
                if not self._set_aside(kept, error, where):
                    self.leave_out(where, "; ".join(str(field) for field in kept.values()))
                    return None

    def _set_aside(self, kept: dict[str, Any], error: ValidationError, where: str) -> bool:
        """Takes out what is wrong. False if something is missing."""
        wrong = error.errors(include_url=False)
        if any(each["type"] == "missing" for each in wrong):
            return False
        for each in wrong:
            # Of a period that ends before it starts neither is known to be right.
            for name in ("start", "end") if each["type"] == "END_BEFORE_START" else (str(each["loc"][0]),):
                if name not in kept:
                    continue
                refused = kept.pop(name)
                self.leave_out(f"{where}.{name}", str(refused))
                if each["type"] == "string_too_long":
                    kept[name] = refused[: each.get("ctx", {})["max_length"]].strip()
        return True

    def finish(
        self,
        contact: Mapping[str, Any],
        headline: Mapping[str, Any],
        ideal_job: IdealJob | None = None,
        where: str = "basics",
    ) -> Imported:
        """The CV as it was read."""
        gathered = {"keywords": tuple(self._keywords), "driving_licences": tuple(self._licences)}
        content = CvContent(
            language=self.language,
            contact=self.value(ContactDetails, where, contact) or ContactDetails(),
            headline=self.value(Headline, where, {**headline, **gathered}) or Headline(),
            ideal_job=ideal_job or IdealJob(),
            items=tuple(self._items),
        )
        return Imported(content, tuple(self._left_out))


def lines_of(*parts: str, points: Iterable[str] = ()) -> str:
    """Several texts of a file as one description: paragraphs, then the points of a list."""
    listed = "\n".join(f"- {' '.join(point.split())}" for point in points if point.strip())
    return "\n\n".join(part for part in (*(part.strip() for part in parts), listed) if part)


def _clean_field(name: str, field: Any) -> Any:
    return _clean(field, several_lines=name in _SEVERAL_LINES) if isinstance(field, str) else field


def _clean(text: str, *, several_lines: bool = False) -> str:
    """Removes control characters, which no CV may hold; joins the lines to one unless several are allowed."""
    if not is_printable(text, several_lines=True):
        text = "".join(sign if is_printable(sign, several_lines=True) else " " for sign in text)
    return text.strip() if several_lines else _BREAKS.sub(" ", text).strip()
