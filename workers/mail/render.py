"""Letters to text and HTML: the same sentences, laid out twice."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from workers.mail.application_mails import VerificationCode
from workers.mail.mail import Mail
from workers.mail.template_filters import FILTERS, one_line

_TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True)
class Rendered:
    """A letter as it is sent."""

    subject: str
    text: str
    html: str


class Renderer:
    """Writes letters in the site's name. `takes_replies`: somebody reads what people answer."""

    def __init__(self, *, project_name: str, site_url: str, takes_replies: bool = False) -> None:
        self._site = {"project_name": project_name, "site_url": site_url, "takes_replies": takes_replies}
        self._text = _environment(escape=False)
        self._html = _environment(escape=True)

    def render(self, mail: Mail) -> Rendered:
        """The whole letter, for a mail."""
        said = self._said(mail)
        name = f"{mail.locale}/{mail.name}.j2"
        return Rendered(
            subject=_subject(self._text.get_template(name), said),
            text=_tidy(_lay_out(self._text, name, "txt", said)),
            html=_lay_out(self._html, name, "html", said),
        )

    def render_sms(self, mail: VerificationCode) -> str:
        """One line, for a text message."""
        template = self._text.get_template(f"{mail.locale}/{mail.name}.sms.j2")
        return one_line(template.render(self._said(mail)))

    def _said(self, mail: Mail) -> dict[str, Any]:
        said = {field.name: getattr(mail, field.name) for field in fields(mail)}
        # The frame of every letter may name an employer; letters about accounts have none.
        return {"employer_name": "", **said, **self._site, "audience": mail.audience}


def _subject(template: Template, said: Mapping[str, Any]) -> str:
    context = template.new_context(dict(said))
    return one_line("".join(template.blocks["subject"](context)))


def _lay_out(environment: Environment, name: str, kind: str, said: Mapping[str, Any]) -> str:
    """`write` holds the elements of this kind of layout, `frame` what the language's letters have in common."""
    write = environment.get_template(f"elements.{kind}.j2").make_module(dict(said))
    frame = environment.get_template(f"{said['locale']}/frame.j2").make_module({**said, "write": write})
    return environment.get_template(name).render(said, layout=f"layout.{kind}.j2", write=write, frame=frame)


@cache
def _environment(*, escape: bool) -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=escape,  # noqa: S701 - without escaping for plain text only
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= FILTERS
    return environment


def _tidy(text: str) -> str:
    """At most one empty line in a row, no spaces at the ends of lines."""
    paragraphs = [line.rstrip() for line in text.strip().splitlines()]
    kept = [line for number, line in enumerate(paragraphs) if line or paragraphs[number - 1]]
    return "\n".join(kept) + "\n"
