"""The other side of an ad's salary, estimated: net of a gross one, gross of a net one. For Croatian ads only."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Any

from domain.calculators.estimate import estimate_pay
from domain.calculators.rules import NEWEST_YEAR
from domain.reference.places import find_place

PlaceKey = tuple[int | None, str | None]
"""The gazetteer's id and the country of a place, as far as the ad names them."""

HIGHEST_SALARY = Decimal(1_000_000)
"""Highest amount, in EUR a month, that is taken for a salary."""

_REMEMBERED = 4096


def estimate_salary(salary: Mapping[str, Any] | None, places: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
    """A SalaryEstimate for the first place of the ad whose municipality is known. None where no salary is shown or the
    rules do not apply: a place outside Croatia, another currency than EUR, another period than a month."""
    if not salary or not salary["shown"] or salary["currency"] != "EUR" or salary["period"] != "month":
        return None
    found = _estimate(salary.get("minimum"), salary.get("maximum"), salary["tax"], place_keys(places))
    return found and found.copy()


@lru_cache(maxsize=_REMEMBERED)
def _estimate(
    minimum: str | None, maximum: str | None, tax: str, places: tuple[PlaceKey, ...]
) -> dict[str, Any] | None:
    """Remembered by its inputs, since the cards of a list are made anew for each search and language."""
    is_net = tax == "net"
    sifra = municipality_of(places)
    if sifra is None:
        return None
    ends = [_other_side(end, sifra, is_net=is_net) for end in (minimum, maximum)]
    if ends == [None, None]:
        return None
    return {
        "minimum": ends[0],
        "maximum": ends[1],
        "tax": "gross" if is_net else "net",
        "year": NEWEST_YEAR,
        "municipality": sifra,
    }


def place_keys(places: Sequence[Mapping[str, Any]]) -> tuple[PlaceKey, ...]:
    """The keys of an ad's places, as they are stored."""
    return tuple([(place.get("geonameid"), place.get("country")) for place in places])


def municipality_of(places: Sequence[PlaceKey]) -> str | None:
    """The code of the first of these places' municipalities that is known. None as well where one of the places lies in
    another country than Croatia: which rules apply is not known then."""
    found = [find_place(geonameid) for geonameid, _ in places if geonameid]
    if any(country not in (None, "HR") for _, country in places):
        return None
    if any(place is not None and place.country != "HR" for place in found):
        return None
    return next((place.tax_municipality for place in found if place and place.tax_municipality), None)


def _other_side(written: str | None, sifra: str, *, is_net: bool) -> float | None:
    amount = Decimal(written) if written is not None else None
    if amount is None or amount > HIGHEST_SALARY:
        return None
    found = estimate_pay(amount, sifra, is_net=is_net)
    return float(found.gross if is_net else found.net) if found else None
