"""Renders a mail as text and as HTML."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from domain.kernel.brand.accent import OWN_ACCENT, Accent
from domain.site.urls import SiteUrls
from workers.mail.contact_mail import ContactMail
from workers.mail.mail import Mail
from workers.mail.template_filters import FILTERS, one_line

_TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True)
class RenderedMail:
    """A rendered mail; `html` is empty for one of plain text."""

    subject: str
    text: str
    html: str = ""


class Renderer:
    """Renders the templates of mails. `takes_replies`: replies are read."""

    def __init__(
        self, *, project_name: str, site_url: str, accent: Accent = OWN_ACCENT, takes_replies: bool = False
    ) -> None:
        self._site = {
            "project_name": project_name,
            "site_url": site_url,
            "accent": accent,
            "takes_replies": takes_replies,
        }
        self._urls = SiteUrls(site_url)
        self._text = _environment(escape=False)
        self._html = _environment(escape=True)

    def render(self, mail: Mail) -> RenderedMail:
        """Subject, text and HTML of a mail."""
        context = self._context(mail)
        name = f"{mail.locale}/{mail.name}.j2"
        return RenderedMail(
            subject=_subject(self._text.get_template(name), context),
            text=_collapse_blank_lines(_render_layout(self._text, name, "txt", context)),
            html=_render_layout(self._html, name, "html", context),
        )

    def render_contact(self, mail: ContactMail) -> RenderedMail:
        """Subject and text of a mail to the operator; the message stands last, as it was written."""
        message = mail.message
        template = self._text.get_template(f"{message.locale}/contact_message.txt.j2")
        page_url = self._urls.page("contact", message.locale)
        context = {**self._site, "message": message, "locale": message.locale, "page_url": page_url}
        text = _collapse_blank_lines(template.render(context))
        return RenderedMail(_subject(template, context), f"{text}\n{message.text}\n")

    def render_sms(self, mail: Mail) -> str:
        """The single line of a text message."""
        template = self._text.get_template(f"{mail.locale}/{mail.name}.sms.j2")
        return one_line(template.render(self._context(mail)))

    def _context(self, mail: Mail) -> dict[str, Any]:
        context = {field.name: getattr(mail, field.name) for field in fields(mail)}
        # The frame of every mail may name an employer; mails about accounts have none.
        my_data_url = self._urls.page("personalData", mail.locale)
        return {"employer_name": "", **context, **self._site, "audience": mail.audience, "my_data_url": my_data_url}


def _subject(template: Template, context: Mapping[str, Any]) -> str:
    blocks_context = template.new_context(dict(context))
    return one_line("".join(template.blocks["subject"](blocks_context)))


def _render_layout(environment: Environment, name: str, kind: str, context: Mapping[str, Any]) -> str:
    """`write` are the elements of this kind of layout; `frame` is what all mails in a language share."""
    write = environment.get_template(f"elements.{kind}.j2").make_module(dict(context))
    frame = environment.get_template(f"{context['locale']}/frame.j2").make_module({**context, "write": write})
    return environment.get_template(name).render(context, layout=f"layout.{kind}.j2", write=write, frame=frame)


@cache
def _environment(*, escape: bool) -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=escape,  # noqa: S701 - without escaping for plain text only
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= FILTERS  # pyright: ignore[reportUnknownMemberType] - Jinja2 leaves its filters untyped
    return environment


def _collapse_blank_lines(text: str) -> str:
    """Reduces blank lines to one in a row, and strips trailing spaces."""
    paragraphs = [line.rstrip() for line in text.strip().splitlines()]
    kept = [line for number, line in enumerate(paragraphs) if line or paragraphs[number - 1]]
    return "\n".join(kept) + "\n"
