"""Checks a text before it is published: a harmless template, headings in order, links to existing pages. A text may
name the site's values and choose between passages; it may not loop or compute, since whoever edits a text is not
whoever runs the server.

A text may name the site's values and choose between passages; it may not loop or compute, since whoever edits a text is
not whoever runs the server.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal
from urllib.parse import urlsplit

from jinja2 import Environment, TemplateSyntaxError, nodes
from markdown_it.token import Token

from domain.kernel.values.locales import LOCALES
from domain.site.content.rendering import MARKDOWN, TEMPLATE_VALUES
from domain.site.urls import routes, site_paths

LONGEST_TEXT = 100_000
"""Characters of Markdown."""

_PARSER = Environment(autoescape=False)  # noqa: S701 - parses only
_ALLOWED = (nodes.Template, nodes.Output, nodes.TemplateData, nodes.If, nodes.Name, nodes.And, nodes.Or, nodes.Not)
_OUTPUT = re.compile(r"{{.*?}}")
_STATEMENT = re.compile(r"{%.*?%}")
_TITLE_LEVEL = 1
_SCHEMES = frozenset({"http", "https", "mailto"})


FaultCode = Literal[
    "too-long", "empty", "unreadable", "too-deep", "not-allowed", "no-value", "only-page", "no-page", "page-with-more",
    "title-level", "level-skipped", "scheme",
]  # fmt: skip
_MESSAGES: Mapping[FaultCode, str] = {
    "too-long": "a text has at most {} characters",
    "empty": "a text is not empty",
    "unreadable": "the template cannot be read: {}",
    "too-deep": "the template is nested too deeply",
    "not-allowed": "{} is not allowed in a text",
    "no-value": "there is no value {}",
    "only-page": 'only page("...") can be called',
    "no-page": "there is no page {}",
    "page-with-more": "the address of {} needs more than its name",
    "title-level": "headings begin at level 2 (##): the title is of level 1",
    "level-skipped": "a level is left out before this heading of level {}",
    "scheme": "links lead to http, https or mailto, not to {}",
}
_OF_TEMPLATE = frozenset[FaultCode](
    {"too-long", "empty", "unreadable", "too-deep", "not-allowed", "no-value", "only-page", "no-page", "page-with-more"}
)


@dataclass(frozen=True, slots=True)
class TextFault:
    """A fault of a text, in a line of the Markdown counted from 1; `subject` is a name, an address or a level."""

    line: int
    code: FaultCode
    subject: str = ""

    @property
    def message(self) -> str:
        """The fault in words for operators, in English."""
        return _MESSAGES[self.code].format(self.subject)

    @property
    def is_of_template(self) -> bool:
        """Whether the text cannot be rendered."""
        return self.code in _OF_TEMPLATE


def text_faults(markdown: str) -> list[TextFault]:
    """Everything that keeps a text from being published, by line."""
    if len(markdown) > LONGEST_TEXT:
        return [TextFault(1, "too-long", str(LONGEST_TEXT))]
    if not markdown.strip():
        return [TextFault(1, "empty")]
    try:
        template = _PARSER.parse(markdown)
    except TemplateSyntaxError as error:
        return [TextFault(error.lineno, "unreadable", error.message or "")]
    except RecursionError:
        return [TextFault(1, "too-deep")]
    found = [*_template_faults(template), *_markdown_faults(markdown)]
    return sorted(found, key=lambda fault: fault.line)


def _template_faults(node: nodes.Node) -> Iterator[TextFault]:
    if isinstance(node, nodes.Call):
        yield from _call_faults(node)
        return
    if isinstance(node, nodes.Name) and node.name not in TEMPLATE_VALUES:
        yield TextFault(node.lineno, "no-value", node.name)
    if not isinstance(node, _ALLOWED):
        yield TextFault(node.lineno, "not-allowed", type(node).__name__)
        return
    for child in node.iter_child_nodes():
        yield from _template_faults(child)


def _call_faults(call: nodes.Call) -> Iterator[TextFault]:
    arguments = [each.value for each in call.args if isinstance(each, nodes.Const)]
    plain = not (call.kwargs or call.dyn_args or call.dyn_kwargs) and len(arguments) == len(call.args) == 1
    if not (plain and isinstance(call.node, nodes.Name) and call.node.name == "page"):
        yield TextFault(call.lineno, "only-page")
    elif str(arguments[0]) not in routes():
        yield TextFault(call.lineno, "no-page", str(arguments[0]))
    elif ":" in site_paths(str(arguments[0]))["hr"]:
        yield TextFault(call.lineno, "page-with-more", str(arguments[0]))


def _markdown_faults(markdown: str) -> Iterator[TextFault]:
    plain = _OUTPUT.sub(lambda found: "https://x" if "page(" in found[0] else "x", markdown)
    tokens = MARKDOWN.parse(_STATEMENT.sub("", plain))
    yield from _heading_faults(tokens)
    for token in tokens:
        for child in token.children or ():
            if child.type == "link_open":
                yield from _link_faults(str(child.attrGet("href") or ""), _line(token))


def _heading_faults(tokens: Sequence[Token]) -> Iterator[TextFault]:
    before = _TITLE_LEVEL
    for token in tokens:
        if token.type == "heading_open":
            level = int(token.tag[1])
            if level == _TITLE_LEVEL:
                yield TextFault(_line(token), "title-level")
            elif level > before + 1:
                yield TextFault(_line(token), "level-skipped", str(level))
            before = max(level, _TITLE_LEVEL)


def _link_faults(target: str, line: int) -> Iterator[TextFault]:
    address = urlsplit(target)
    if address.scheme or address.netloc:
        if address.scheme not in _SCHEMES:
            yield TextFault(line, "scheme", target)
    elif address.path and not _page_pattern().fullmatch(address.path):
        yield TextFault(line, "no-page", address.path)


@cache
def _page_pattern() -> re.Pattern[str]:
    """Matches the paths of all pages."""
    paths = {site_paths(route)[locale] for route in routes() for locale in LOCALES}
    return re.compile("|".join(re.sub(r":\w+", "[^/]+", re.escape(path).replace(r"\:", ":")) for path in sorted(paths)))


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 1
