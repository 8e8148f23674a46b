"""Renders the catalogue of mails for the debug page: the one place where the API knows how workers write."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import Locale


@dataclass(frozen=True, slots=True)
class MailPreview:
    """A mail of the catalogue as its reader gets it. `key` is its name, with a number for its further variants."""

    key: str
    subject: str
    text: str
    html: str


def list_previews(settings: Settings, locale: Locale) -> Sequence[MailPreview]:
    """All mails in a language, in the order of the catalogue."""
    # Other processes of the API need no templates.
    from workers.mail.catalogue import SampleTexts, every_mail
    from workers.mail.render import Renderer

    renderer = Renderer(
        project_name=settings.project_name,
        site_url=settings.site_url,
        accent=settings.accent,
        takes_replies=bool(settings.mail_reply_to),
    )
    variants: dict[str, int] = {}
    previews: list[MailPreview] = []
    for mail in every_mail(locale, SampleTexts.of_site(settings.site_url)):
        variants[mail.name] = variant = variants.get(mail.name, 0) + 1
        rendered = renderer.render(mail)
        key = f"{mail.name}-{variant}" if variant > 1 else mail.name
        previews.append(MailPreview(key, rendered.subject, rendered.text, rendered.html))
    return previews


def find_preview(settings: Settings, locale: Locale, key: str) -> MailPreview | None:
    """The mail with this key; None for an unknown one."""
    by_key: Mapping[str, MailPreview] = {each.key: each for each in list_previews(settings, locale)}
    return by_key.get(key)
