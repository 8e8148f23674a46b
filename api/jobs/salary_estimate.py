"""The other side of an ad's salary, estimated: net of a gross one, gross of a net one. For Croatian ads only."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from domain.calculators.estimate import estimate_pay
from domain.calculators.rules import NEWEST_YEAR
from domain.reference.places import find_place

_HIGHEST = Decimal(1_000_000)


def estimate_salary(salary: Mapping[str, Any] | None, places: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
    """A SalaryEstimate for the first place of the ad whose municipality is known. None where no salary is shown or the
    rules do not apply: a place outside Croatia, another currency than EUR, another period than a month."""
    if not salary or not salary["shown"]:
        return None
    sifra = _municipality(places)
    if sifra is None or (salary["currency"], salary["period"]) != ("EUR", "month"):
        return None
    is_net = salary["tax"] == "net"
    ends = [_other_side(salary.get(end), sifra, is_net=is_net) for end in ("minimum", "maximum")]
    if ends == [None, None]:
        return None
    return {
        "minimum": ends[0],
        "maximum": ends[1],
        "tax": "gross" if is_net else "net",
        "year": NEWEST_YEAR,
        "municipality": sifra,
    }


def _other_side(written: str | None, sifra: str, *, is_net: bool) -> float | None:
    amount = Decimal(written) if written is not None else None
    if amount is None or amount > _HIGHEST:
        return None
    found = estimate_pay(amount, sifra, is_net=is_net)
    return float(found.gross if is_net else found.net) if found else None


def _municipality(places: Sequence[Mapping[str, Any]]) -> str | None:
    """None as well where one of the places lies in another country: which rules apply is not known then."""
    found = [find_place(place["geonameid"]) for place in places if place["geonameid"]]
    if any(place.get("country") not in (None, "HR") for place in places):
        return None
    if any(place is not None and place.country != "HR" for place in found):
        return None
    return next((place.tax_municipality for place in found if place and place.tax_municipality), None)
