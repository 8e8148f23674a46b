"""Finds the page of the route table at a path."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from domain.kernel.values.locales import Locale
from domain.site.urls import routes, site_paths

_PARAMETER = re.compile(r":(\w+)")


@dataclass(frozen=True, slots=True)
class PageAddress:
    """A page by the id of its route, with its template and the values in its path."""

    route: str
    locale: Locale
    template: str
    values: Mapping[str, str]


class _Pattern(NamedTuple):
    pattern: re.Pattern[str]
    route: str
    locale: Locale
    template: str


def find_page(path: str) -> PageAddress | None:
    """The page at a decoded path, or None."""
    for pattern, route, locale, template in _PATTERNS:
        if match := pattern.fullmatch(path):
            return PageAddress(route, locale, template, match.groupdict())
    return None


def _patterns() -> tuple[_Pattern, ...]:
    """Paths with parameters come last: `/jobs/new` is no category."""
    found: dict[str, tuple[str, Locale]] = {}
    for route in routes():
        for locale, path in site_paths(route).items():
            found.setdefault(path if path != "/" else "", (route, locale))
    by_parameters = sorted(found, key=lambda template: (template.count(":"), template))
    return tuple(_Pattern(_pattern(template), *found[template], template or "/") for template in by_parameters)


def _pattern(template: str) -> re.Pattern[str]:
    # Between every two literals is a parameter's name.
    parts = _PARAMETER.split(template)
    parts[::2] = map(re.escape, parts[::2])
    parts[1::2] = [f"(?P<{name}>[^/]+)" for name in parts[1::2]]
    return re.compile("".join(parts) + "/?")


# When the module is imported: later it would read a file on the event loop.
_PATTERNS = _patterns()
