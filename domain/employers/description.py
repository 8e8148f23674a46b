"""Description of an employer, by itself, on its profile."""

from dataclasses import dataclass
from urllib.parse import urlsplit

LONGEST_DESCRIPTION = 5000
LONGEST_WEBSITE = 500


@dataclass(frozen=True, slots=True)
class CompanyDescription:
    """Plain text with empty lines between paragraphs, its language (ISO 639-1), an http(s) address, and sectors by
    category id. All may be empty.

    Raises ValueError with a sentence for whoever typed it.
    """

    description: str = ""
    description_language: str = ""
    website: str = ""
    category_ids: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if len(self.description) > LONGEST_DESCRIPTION:
            msg = f"The description is longer than {LONGEST_DESCRIPTION} characters."
            raise ValueError(msg)
        if bool(self.description) != bool(self.description_language):
            msg = "A description needs its language, and a language its description."
            raise ValueError(msg)
        if self.website and not _is_website(self.website):
            msg = f"{self.website!r} is no address that begins with http:// or https://."
            raise ValueError(msg)


def _is_website(text: str) -> bool:
    """Browsers read more as an address than this: the host that is shown must be where the link leads."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    is_plain = len(text) <= LONGEST_WEBSITE and text.isprintable() and not {" ", "\\"} & set(text)
    return is_plain and parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.username is None
