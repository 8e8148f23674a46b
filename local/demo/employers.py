"""Invented employers of the demo ads."""

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class DemoEmployer:
    """An invented employer: its phone's area code does not exist, its mail domain is reserved.

    `gives` are its benefits, in the language of its country.
    """

    key: str
    name: str
    place: str
    country: str
    address: str
    phone: str
    about: str
    gives: tuple[str, ...] = ()

    @property
    def contact_email(self) -> str:
        """The address to which applications are forwarded."""
        return f"posao@{self.key}.example"

    @property
    def website(self) -> str:
        return f"https://www.{self.key}.example"


def load_employers(file: Path) -> dict[str, DemoEmployer]:
    """All employers, by key."""
    written = tomllib.loads(file.read_text("utf-8"))
    return {
        key: DemoEmployer(key=key, **fields | {"gives": tuple(fields.get("gives", ()))})
        for key, fields in written.items()
    }
