"""The API reference: a page for each group of operations, one for error codes and one for models."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from api.docs.contents import error_codes, groups_of, models_of

_MARKDOWN = MarkdownIt("commonmark", {"html": False})


def reference_pages(document: Mapping[str, Any]) -> dict[str, str]:
    """Pages by name, in Markdown with blocks of HTML, of an OpenAPI document."""
    groups = groups_of(document)
    templates = _templates()
    names = ["index.md", "errors.md", "models.md"]
    shared = {
        "info": document["info"],
        "schemes": document["components"]["securitySchemes"],
        "groups": groups,
        "errors": error_codes(groups),
        "models": models_of(document),
    }
    pages = {name: templates.get_template(f"{name}.j2").render(shared) for name in names}
    group_page = templates.get_template("group.md.j2")
    of_groups = {f"{group.name}.md": group_page.render(group=group) for group in groups}
    return {"index.md": pages["index.md"], **of_groups, **pages}


def _templates() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["html"] = lambda text: Markup(_MARKDOWN.render(text).strip())  # noqa: S704 - HTML is escaped
    return environment
