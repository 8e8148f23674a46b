"""Sorts the named sections of a text, as "Your profile" and "What we offer", into those of an ad."""

from collections.abc import Iterable
from html import escape

from domain.feeds.fields.markup import to_html, to_line

REQUIRED = (
    *("requirement", "qualif", "skill", "education", "experience", "you bring", "you need", "about you", "profil"),
    *("mitbring", "voraussetzung", "anforderung", "über dich", "uvjet", "uslov", "očekujemo", "tražimo", "pogoji"),
    *("pričakujemo", "услови"),
)
OFFERED = (
    *("benefit", "offer", "perks", "compensation", "bieten", "erwartet dich", "vorteile", "nudimo", "ponujamo"),
    *("нудиме",),
)


def sorted_sections(sections: Iterable[tuple[str, str]]) -> tuple[str, str, str]:
    """Description, requirements and benefits of headings with their texts. Without a section for the description, that
    of the requirements is it."""
    parts = {"": "", "required": "", "offered": ""}
    for heading, text in sections:
        html = to_html(text)
        if html:
            line = to_line(heading)
            parts[_kind(line)] += (f"<h3>{escape(line, quote=False)}</h3>" if line else "") + html
    return parts[""], parts["required"], parts["offered"]


def _kind(heading: str) -> str:
    name = heading.casefold()
    if any(word in name for word in REQUIRED):
        return "required"
    return "offered" if any(word in name for word in OFFERED) else ""
