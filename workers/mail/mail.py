"""The base class of mails: template name, audience, language and link; subclasses add the template's data."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from domain.kernel.values.locales import Locale

Audience = Literal["applicant", "employer", "account", "subscriber"]


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail. `link` is its main link."""

    name: ClassVar[str]
    audience: ClassVar[Audience]
    is_asked_for: ClassVar[bool] = False
    """Whether the person waits for it just now: then it is sent also to an address whose mails came back."""

    locale: Locale
    link: str
    unsubscribe_page: str = field(default="", kw_only=True)
    """Address of the page on which its reader ends mails like this one; empty for those that cannot be ended."""
