"""Occupations (ISCO-08 unit groups) and their categories."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from domain.reference.names import Names, names_of, read_rows


@dataclass(frozen=True, slots=True)
class Category:
    """A group of occupations, as on the home page."""

    id: int
    names: Names


@dataclass(frozen=True, slots=True)
class Position:
    """An occupation, named in the plural and in both genders as in the classification; `code` has four digits.
    `labels` are the names that people see: what they say instead of "not elsewhere classified"."""

    code: str
    names: Names
    labels: Names
    category: Category


@cache
def all_categories() -> dict[int, Category]:
    """Categories by id."""
    return {int(row["id"]): Category(int(row["id"]), names_of(row)) for row in read_rows("categories.csv")}


@cache
def all_positions() -> dict[str, Position]:
    """Occupations by code; missing Bosnian or Macedonian names fall back to Croatian or English."""
    categories = _category_of_group()
    written = {row["code"]: row for row in read_rows("position_names_bs_mk.csv")}
    said = {row["code"]: row for row in read_rows("position_labels.csv")}
    positions: dict[str, Position] = {}
    for row in read_rows("isco08_unit_groups.csv"):
        code = row["code"]
        named = {"bs": row["hr"], "mk": row["en"]} | row | written.get(code, {})
        labels = {column: label for column, label in said.get(code, {}).items() if label}
        labels = {locale: _without_related(name) for locale, name in named.items()} | labels
        category = categories.get(code) or categories[row["minor_code"]]
        positions[code] = Position(code, names_of(named), names_of(labels), category)
    return positions


_RELATED = re.compile(r",? (?:ipd\.|and related [a-z -]*(?:workers|professionals)|i srodn[aei] .*|и сродни .*)$")


def _without_related(name: str) -> str:
    """A name of the classification without "and related workers"."""
    return " ".join(_RELATED.sub("", name).split())


def _category_of_group() -> dict[str, Category]:
    return {
        group: all_categories()[int(row["id"])]
        for row in read_rows("categories.csv")
        for group in row["isco_minor_groups"].split()
    }


def find_position(code: str) -> Position | None:
    """The occupation with this code."""
    return all_positions().get(code)


def find_category(category_id: int) -> Category | None:
    """The category with this id."""
    return all_categories().get(category_id)


def category_of(position: str | None, named: Sequence[int]) -> int | None:
    """The category of an ad: its occupation's, or the first of its own if the occupation is unknown."""
    known = find_position(position) if position else None
    return known.category.id if known else next(iter(named), None)
