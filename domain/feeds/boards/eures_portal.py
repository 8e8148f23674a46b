"""Parses the JSON of the EURES portal's own pages: results of its search (`jvs`), and details of an ad (`jvProfiles`).

Results name the region of the work by its code only, so their place is the country. They are results of a search, so no
ad is closed for missing from them.
"""

from typing import Any, cast

from domain.feeds.boards.json_board import JsonBoard
from domain.feeds.fields.json_values import amount, at, first, many, text, texts
from domain.feeds.raw_ads import RawPlace, RawSalary

UNKNOWN_PERIOD = "unknown"


def _with_profile(ad: Any) -> Any:
    """The ad with the text of its details: that in its own language, or the first."""
    profiles = at(ad, "jvProfiles")
    if not isinstance(profiles, dict) or not profiles:
        return ad
    held = cast("dict[str, Any]", profiles)
    own = text(ad, "preferredLanguage")
    language = own if own in held else next(iter(held))
    profile = held[language]
    if not isinstance(profile, dict):
        return ad
    return cast("dict[str, Any]", ad) | cast("dict[str, Any]", profile) | {"language": language}


def _more(ad: Any) -> dict[str, Any]:
    number = text(ad, "id")
    pay = at(ad, "offeredRemunerationPackage", "salaries")
    places = () if many(ad, "locations") else _countries(ad)
    return {
        **({"places": places} if places else {}),
        "terms": (*texts(ad, "positionScheduleCodes"), text(ad, "positionOfferingCode")),
        "salary": RawSalary(
            minimum=amount(pay, "minimumSalary") or amount(pay, "referenceSalary"),
            maximum=amount(pay, "maximumSalary") or amount(pay, "referenceSalary"),
            currency=text(pay, "currencyCode"),
            # Without its interval, an amount could be anything.
            period=first(pay, ("remunerationIntervalCode", "salaryIntervalCode", "intervalCode")) or UNKNOWN_PERIOD,
        )
        if pay
        else None,
        "apply_address": f"https://europa.eu/eures/portal/jv-se/jv-details/{number}?lang=en" if number else "",
        "occupations": (*texts(ad, "jobCategoriesCodes"), *texts(ad, "occupationCodes")),
    }


def _countries(ad: Any) -> tuple[RawPlace, ...]:
    codes = at(ad, "locationMap")
    return tuple(RawPlace(country=code) for code in cast("dict[str, Any]", codes)) if isinstance(codes, dict) else ()


EURES_PORTAL = JsonBoard("eures-portal", more=_more, inside=_with_profile)
