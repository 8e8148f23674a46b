"""The fields of an object in a file that is imported. What nobody takes is listed as not imported."""

from collections.abc import Iterator, Mapping
from typing import Any, cast

from pydantic import ValidationError

from domain.cv.files.imported import AnyValue, ImportDraft


class SourceFields:
    """Fields that are taken one by one; `leave_rest` lists those that were not."""

    def __init__(self, fields: Mapping[str, Any], where: str, draft: ImportDraft) -> None:
        self.where = where
        self._fields = dict(fields)
        self._draft = draft

    def text(self, name: str) -> str:
        """A text or number; empty when there is none."""
        field = self._fields.get(name)
        if isinstance(field, str) or (isinstance(field, int | float) and not isinstance(field, bool)):
            del self._fields[name]
            return str(field)
        return ""

    def peek(self, name: str) -> str:
        """A text that stays, so that it can still be left out."""
        field = self._fields.get(name)
        return field if isinstance(field, str) else ""

    def model(self, model: type[AnyValue]) -> AnyValue | None:
        """All fields as a part of a CV, taken if they are one."""
        try:
            read = model.model_validate(self._fields)
        except ValidationError:
            return None
        self._fields.clear()
        return read

    def texts(self, name: str) -> list[str]:
        """A list of texts; one that holds other things is left."""
        field = self._fields.get(name)
        if isinstance(field, list) and all(isinstance(each, str) for each in cast("list[object]", field)):
            del self._fields[name]
            return cast("list[str]", field)
        return []

    def part(self, name: str) -> "SourceFields":
        """An object in the object; empty when there is none."""
        field = self._fields.get(name)
        if isinstance(field, dict):
            del self._fields[name]
            return SourceFields(cast("dict[str, Any]", field), self._below(name), self._draft)
        return SourceFields({}, self._below(name), self._draft)

    def parts(self, name: str) -> Iterator["SourceFields"]:
        """Objects of a list; each leaves its rest when the next is asked for. What is no object is left out."""
        field = self._fields.get(name)
        if not isinstance(field, list):
            return
        del self._fields[name]
        for number, each in enumerate(cast("list[object]", field)):
            where = f"{self._below(name)}[{number}]"
            if isinstance(each, dict):
                part = SourceFields(cast("dict[str, Any]", each), where, self._draft)
                yield part
                part.leave_rest()
            else:
                self._leave(where, each)

    def leave_rest(self) -> None:
        """Lists what was not taken."""
        for name, field in self._fields.items():
            self._leave(self._below(name), field)
        self._fields.clear()

    def _leave(self, where: str, field: object) -> None:
        waiting = [(where, field)]
        while waiting:
            below, each = waiting.pop()
            if isinstance(each, dict):
                waiting += [(f"{below}.{name}", value) for name, value in cast("dict[str, object]", each).items()]
            elif isinstance(each, list):
                waiting += [(f"{below}[{place}]", value) for place, value in enumerate(cast("list[object]", each))]
            elif each is not None:
                self._draft.leave_out(below[:200], str(each))

    def _below(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name
