"""Renders the API reference once per process and theme."""

import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from api.docs.contents import error_codes, groups_of, models_of
from api.http.pages.shell import client_stylesheets
from api.http.pages.site_pages import CLIENT
from api.site.brand_stylesheet import brand_stylesheet
from domain.kernel.process.settings import Settings

_MARKDOWN = MarkdownIt("commonmark", {"html": False})


@dataclass(frozen=True, slots=True)
class ReferencePage:
    """The page as it is sent, plain and compressed. It holds nothing of a person, so its length tells nothing."""

    html: bytes
    compressed: bytes


class ApiReference:
    """The reference to an application's routes. Rendered at the first request, once per theme."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rendered: dict[str, ReferencePage] = {}

    def page(self, document: Mapping[str, Any], theme: str) -> ReferencePage:
        """The page of an OpenAPI document; an empty theme is that of the system."""
        if theme not in self._rendered:
            body = _html(document, self._settings, theme).encode()
            self._rendered[theme] = ReferencePage(body, gzip.compress(body, 9, mtime=0))
        return self._rendered[theme]


def _html(document: Mapping[str, Any], settings: Settings, theme: str) -> str:
    groups = groups_of(document)
    stylesheets = [*client_stylesheets(CLIENT, settings), brand_stylesheet(settings), "/api/docs.css"]
    return (
        _templates()
        .get_template("reference.html.j2")
        .render(
            site=settings.project_name,
            site_url=settings.site_url,
            favicon=settings.favicon_url,
            theme=theme,
            stylesheets=filter(None, stylesheets),
            info=document["info"],
            schemes=document["components"]["securitySchemes"],
            groups=groups,
            errors=error_codes(groups),
            models=models_of(document),
        )
    )


def _templates() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    filters: dict[str, Callable[..., Any]] = {"markdown": _markdown}
    environment.filters |= filters  # pyright: ignore[reportUnknownMemberType] - Jinja2 leaves its filters untyped
    return environment


def _markdown(text: str) -> Markup:
    return Markup(_MARKDOWN.render(text))  # noqa: S704 - raw HTML is escaped
