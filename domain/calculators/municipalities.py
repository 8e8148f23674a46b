"""Income tax rates of Croatian towns and municipalities (see data/ATTRIBUTION.md)."""

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path

from domain.calculators.rules import RULES

_FILE = Path(__file__).parent / "data" / "hr_tax_rates.csv"
DECEMBER = 12


@dataclass(frozen=True, slots=True)
class TaxRates:
    """Percent. `known` is false for the default, where a municipality's decision is missing."""

    lower: Decimal
    higher: Decimal
    known: bool = True


@dataclass(frozen=True, slots=True)
class Municipality:
    """A town or municipality; `sifra` is its code, since names are written differently elsewhere."""

    sifra: str
    name: str
    has_area_relief: bool
    rates: Mapping[int, TaxRates]
    """Tax rates by year; a year's are those after the last decision that took effect in it."""
    in_force_from: date

    def rates_in(self, year: int, month: int = DECEMBER) -> TaxRates:
        """The rates in a month; before a decision of that year took effect those of the year before."""
        before = (year, month) < (self.in_force_from.year, self.in_force_from.month)
        of_year = year - 1 if before and year == self.in_force_from.year else year
        return self.rates.get(of_year) or default_rates(year)


def default_rates(year: int) -> TaxRates:
    """The default tax rates of the law, for municipalities whose rates are not known."""
    rules = RULES[year]
    return TaxRates(rules.default_lower_rate, rules.default_higher_rate, known=False)


@cache
def all_municipalities() -> Mapping[str, Municipality]:
    """Every Croatian town and municipality by `sifra`."""
    with _FILE.open(encoding="utf-8", newline="") as rows:
        return {row["sifra"]: _municipality(row) for row in csv.DictReader(rows)}


def find_municipality(sifra: str) -> Municipality | None:
    """The municipality with this code."""
    return all_municipalities().get(sifra)


def _municipality(row: dict[str, str]) -> Municipality:
    return Municipality(
        sifra=row["sifra"],
        name=row["name"],
        has_area_relief=row["area_relief"] != "",
        rates={
            year: TaxRates(Decimal(row[f"low_{year}"]), Decimal(row[f"high_{year}"]))
            for year in RULES
            if row[f"low_{year}"]
        },
        in_force_from=date.fromisoformat(row["in_force_from"]),
    )
