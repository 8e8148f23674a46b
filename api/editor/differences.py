"""Differences between two texts, line by line."""

from collections.abc import Iterator
from difflib import SequenceMatcher

from api.editor.schemas import TextLine
from domain.texts.events import DraftContent


def difference(old: DraftContent, new: DraftContent) -> list[TextLine]:
    """All lines of both, title and summary first; nothing where they are equal."""
    return [] if old == new else list(_lines(_text(old), _text(new)))


def _text(content: DraftContent) -> list[str]:
    return [line for part in (content.title, content.summary, content.markdown) if part for line in part.splitlines()]


def _lines(old: list[str], new: list[str]) -> Iterator[TextLine]:
    for kind, first, last, first_new, last_new in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            yield from (TextLine(kind="same", text=line) for line in old[first:last])
        else:
            yield from (TextLine(kind="removed", text=line) for line in old[first:last])
            yield from (TextLine(kind="added", text=line) for line in new[first_new:last_new])
