"""Reference rows with a name in each of the five languages."""

import csv
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parent / "data"
NAMED_IN = ("hr", "en", "sl", "bs", "mk")


@dataclass(frozen=True, slots=True)
class Names:
    """A name in five languages."""

    hr: str
    en: str
    sl: str
    bs: str
    mk: str

    def in_locale(self, locale: str) -> str:
        """The name in that language; Croatian, the source language, for any other."""
        return str(getattr(self, locale)) if locale in NAMED_IN else self.hr


def read_rows(file_name: str) -> list[dict[str, str]]:
    """Rows of a file in `data/`."""
    with (DATA / file_name).open(encoding="utf-8", newline="") as rows:
        return list(csv.DictReader(rows))


def names_of(row: dict[str, str]) -> Names:
    """The five name columns of a row."""
    return Names(**{locale: row[locale] for locale in NAMED_IN})
