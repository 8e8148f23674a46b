"""What a mail is: its name, whom it is for, its language and its link; subclasses add what it says."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from domain.kernel.locales import Locale

Audience = Literal["applicant", "employer", "account"]


@dataclass(frozen=True, slots=True)
class Mail:
    """Anything that is mailed. `link` is where the reader goes on."""

    name: ClassVar[str]
    audience: ClassVar[Audience]

    locale: Locale
    link: str
