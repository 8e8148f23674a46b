"""The base class of mails: template name, audience, language and link; subclasses add the template's data."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from domain.kernel.locales import Locale

Audience = Literal["applicant", "employer", "account", "subscriber"]


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail. `link` is its main link."""

    name: ClassVar[str]
    audience: ClassVar[Audience]

    locale: Locale
    link: str
