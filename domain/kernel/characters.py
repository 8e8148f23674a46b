"""Which characters a text may hold."""

import unicodedata


def is_printable(text: str, *, several_lines: bool = False) -> bool:
    """Whether the text holds neither control characters nor half characters; several lines may hold breaks and tabs."""
    allowed = "\r\n\t" if several_lines else ""
    return all(character in allowed or unicodedata.category(character) not in {"Cc", "Cs"} for character in text)
