"""Characters that a text may hold."""

import re

_CONTROL = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff"
_UNPRINTABLE = re.compile(f"[{_CONTROL}\t\n\r]")
_UNPRINTABLE_IN_LINES = re.compile(f"[{_CONTROL}]")


def is_printable(text: str, *, several_lines: bool = False) -> bool:
    """Whether the text holds neither control characters nor half characters; several lines may hold breaks and tabs."""
    return (_UNPRINTABLE_IN_LINES if several_lines else _UNPRINTABLE).search(text) is None
