"""Plain text as paragraphs and lists: people begin the points of a list with a dash or a dot."""

import re
from dataclasses import dataclass
from typing import Literal

_POINT = re.compile(r"\s*[-–—•·*▪●◦]\s+(?=\S)")


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A paragraph with its lines, or a list with its points."""

    kind: Literal["paragraph", "list"]
    lines: tuple[str, ...]


def text_blocks(text: str) -> tuple[TextBlock, ...]:
    """The blocks of a text. An empty line ends a paragraph, the first line without a sign of its own ends a list."""
    blocks: list[TextBlock] = []
    kind: Literal["paragraph", "list"] | None = None
    for line in text.splitlines():
        point = _POINT.match(line)
        if not line.strip():
            kind = None
            continue
        now: Literal["paragraph", "list"] = "list" if point else "paragraph"
        written = (line[point.end() :] if point else line).strip()
        if now == kind:
            blocks[-1] = TextBlock(now, (*blocks[-1].lines, written))
        else:
            blocks.append(TextBlock(now, (written,)))
        kind = now
    return tuple(blocks)
