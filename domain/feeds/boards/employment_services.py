"""Ads of public employment services, as JSON: JobTech (SE), NAV (NO), Arbeitsagentur (DE), France Travail (FR); what
their tables (`tables.toml`) do not say.

They are results of a search, so no ad is closed for missing from them.
"""

import re
from dataclasses import replace
from typing import Any

from domain.feeds.boards.json_board import JsonBoard, place, under
from domain.feeds.fields.json_values import amount, at, first, many, text
from domain.feeds.raw_ads import RawPlace, RawSalary

DEPARTMENT = re.compile(r"^\d[\dAB]{1,2}\s*-\s*|\s*\(\d[\dAB]{1,2}\)$")
ARRONDISSEMENT = re.compile(r"\s+\d{1,2}(?:er|e|ème)?(?:\s+arrondissement)?$", re.IGNORECASE)
FRENCH_PAY = re.compile(
    r"(?P<period>mensuel|annuel|horaire)\w*\s+(?:brut\s+)?(?:de\s+)?(?P<low>\d[\d.,\u00a0 ]*?)\s*euros?"
    r"(?:\s+(?:à|a)\s+(?P<high>\d[\d.,\u00a0 ]*?)\s*euros?)?",
    re.IGNORECASE,
)
FRENCH_PERIODS = {"mensuel": "month", "annuel": "year", "horaire": "hour"}
CONTRACTS = {"CDI": "permanent", "CDD": "fixed term", "MIS": "temporary", "SAI": "seasonal"}
FRENCH_LEVELS = (("bac+5", "master"), ("bac+3", "bachelor"), ("bac+2", "short-cycle"), ("bac", "upper secondary"))
GERMAN_PERIODS = {"JAHRESGEHALT": "year", "MONATSGEHALT": "month", "STUNDENLOHN": "hour", "TAGESSATZ": "day"}
NORWEGIAN_TERMS = {"Fast": "permanent"}
"""Words that mean something else in other languages."""
HOURS = {"arbeitszeitVollzeit": "full time", "arbeitszeitTeilzeit": "part time"}
GERMAN_TERMS = {
    "VOLLZEIT": "full time", "TEILZEIT": "part time", "HEIM_TELEARBEIT": "remote", "UNBEFRISTET": "permanent",
    "BEFRISTET": "fixed term", "1": "permanent", "2": "fixed term",
}  # fmt: skip


def _job_tech(hit: Any) -> dict[str, Any]:
    longitude, latitude = (*(str(each) for each in many(hit, "workplace_address", "coordinates")), "", "")[:2]
    address = at(hit, "workplace_address")
    located = RawPlace(
        name=first(address, ("city", "municipality", "region")),
        region=text(address, "region"),
        country=text(address, "country") or "SE",
        postal_code=text(address, "postcode"),
        latitude="" if latitude == "None" else latitude,
        longitude="" if longitude == "None" else longitude,
    )
    needs_licence = at(hit, "driving_license_required") is not False
    return {
        "places": (located,),
        "licences": tuple(text(each, "label") for each in many(hit, "driving_license")) if needs_licence else (),
    }


JOB_TECH = JsonBoard("jobtech", more=_job_tech, is_listed=lambda hit: at(hit, "removed") is not True)


def _nav(ad: Any) -> dict[str, Any]:
    # The deadline may be in words: "Snarest" is as soon as possible.
    due = next((text(ad, name) for name in ("applicationDue", "expires") if any(map(str.isdigit, text(ad, name)))), "")
    locations = many(ad, "workLocations")
    return {
        "places": tuple(
            RawPlace(
                name=first(each, ("city", "municipal", "county")),
                region=text(each, "county"),
                country={"NORGE": "NO"}.get(text(each, "country").upper(), text(each, "country")),
                postal_code=text(each, "postalCode"),
            )
            for each in locations
        ),
        "terms": (
            NORWEGIAN_TERMS.get(text(ad, "engagementtype"), text(ad, "engagementtype")),
            *(text(each) for name in ("extent", "workHours", "remote") for each in many(ad, name)),
        ),
        "closes": due,
        "occupations": (text(ad, "jobtitle"), *(text(each, "level2") for each in many(ad, "occupationCategories"))),
    }


NAV = JsonBoard(
    "nav",
    more=_nav,
    is_listed=lambda ad: text(ad, "status").upper() not in {"INACTIVE", "STOPPED", "DELETED"},
    inside=under("ad_content", "json"),
)


def _arbeitsagentur(offer: Any) -> dict[str, Any]:
    number = first(offer, ("refnr", "referenznummer"))
    hosted = f"https://www.arbeitsagentur.de/jobsuche/jobdetail/{number}" if number else ""
    locations = many(offer, "arbeitsort") or [at(each, "adresse") or each for each in many(offer, "stellenlokationen")]
    return {
        "places": tuple(map(_german_place, locations)),
        "terms": (
            *(GERMAN_TERMS.get(text(each), "") for each in (*many(offer, "arbeitszeitmodelle"), *_duration(offer))),
            *(term for name, term in HOURS.items() if at(offer, name) is True),
            "hybrid" if at(offer, "homeofficemoeglich") is True else "",
        ),
        "salary": _german_pay(offer),
        "apply_address": first(offer, ("externeURL", "externeUrl")) or _of_partner(offer) or hosted,
        "language": "de",
    }


def _german_place(located: Any) -> RawPlace:
    """Makes the place of a German ad; only places abroad need their country."""
    found = place(
        located,
        name="ort",
        region="region",
        country="land",
        postal_code="plz",
        latitude="koordinaten.lat",
        longitude="koordinaten.lon",
    )
    return found if found.country or not found.name else replace(found, country="DE")


def _of_partner(offer: Any) -> str:
    """The ad at the partner that it comes from, not the partner's home page."""
    address = text(offer, "allianzpartnerUrl")
    host_and_path = address.partition("://")[2] or address
    return address if "/" in host_and_path.strip("/") else ""


def _duration(offer: Any) -> list[Any]:
    return [first(offer, ("vertragsdauer", "befristung"))]


def _german_pay(offer: Any) -> RawSalary | None:
    """Parses the pay of a German ad; None without a known kind of pay, as the amount could be that of any period."""
    period = GERMAN_PERIODS.get(text(offer, "verguetungsangabe"))
    return (
        RawSalary(amount(offer, "gehaltsspanneVon"), amount(offer, "gehaltsspanneBis"), "EUR", period)
        if period
        else None
    )


ARBEITSAGENTUR = JsonBoard("arbeitsagentur", more=_arbeitsagentur)


def _france_travail(offer: Any) -> dict[str, Any]:
    written = DEPARTMENT.sub("", text(offer, "lieuTravail", "libelle"))
    pay = FRENCH_PAY.search(text(offer, "salaire", "libelle"))
    hours = text(offer, "dureeTravailLibelleConverti") or text(offer, "dureeTravailLibelle")
    return {
        "places": (
            RawPlace(
                name=ARRONDISSEMENT.sub("", written),
                country="FR",
                postal_code=text(offer, "lieuTravail", "codePostal"),
                latitude=text(offer, "lieuTravail", "latitude"),
                longitude=text(offer, "lieuTravail", "longitude"),
            ),
        ),
        "terms": (
            CONTRACTS.get(text(offer, "typeContrat"), ""),
            "full time" if "plein" in hours.casefold() else "part time" if "partiel" in hours.casefold() else "",
        ),
        "salary": RawSalary(pay["low"], pay["high"] or "", "EUR", FRENCH_PERIODS[pay["period"].lower()])
        if pay
        else None,
        "language": "fr",
        "licences": tuple(text(each, "libelle") for each in many(offer, "permis")),
        "experience": text(offer, "experienceLibelle") if text(offer, "experienceExige") == "E" else "",
        "education": _french_level(offer),
    }


def _french_level(offer: Any) -> str:
    """The lowest of the trainings that an offer asks for."""
    named = [text(each, "niveauLibelle").casefold() for each in many(offer, "formations")]
    known = (level for written in named for start, level in FRENCH_LEVELS if written.startswith(start))
    return " ".join(known)


FRANCE_TRAVAIL = JsonBoard("france-travail", more=_france_travail)
