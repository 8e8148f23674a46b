"""Ads of public employment services, as JSON: JobTech (SE), NAV (NO), Arbeitsagentur (DE), France Travail (FR).

They are results of a search, so no ad is closed for missing from them.
"""

import re
from typing import Any

from domain.feeds.json_board import JsonBoard, first, place
from domain.feeds.json_values import at, many, text
from domain.feeds.raw_ads import RawPlace, RawSalary

DEPARTMENT = re.compile(r"^\d[\dAB]{1,2}\s*-\s*")
ARRONDISSEMENT = re.compile(r"\s+\d{1,2}(?:er|e|ème)?(?:\s+arrondissement)?$", re.IGNORECASE)
FRENCH_PAY = re.compile(
    r"(?P<period>mensuel|annuel|horaire)\w*\s+(?:brut\s+)?(?:de\s+)?(?P<low>\d[\d.,\u00a0 ]*?)\s*euros?"
    r"(?:\s+(?:à|a)\s+(?P<high>\d[\d.,\u00a0 ]*?)\s*euros?)?",
    re.IGNORECASE,
)
FRENCH_PERIODS = {"mensuel": "month", "annuel": "year", "horaire": "hour"}
CONTRACTS = {"CDI": "permanent", "CDD": "fixed term", "MIS": "temporary", "SAI": "seasonal"}
SCANDINAVIAN_TERMS = {
    "heltid": "full time", "deltid": "part time", "fast": "permanent", "tillsvidare": "permanent",
    "vikariat": "temporary",
    "engasjement": "temporary", "sommarjobb": "seasonal", "sesong": "seasonal", "lærling": "apprentice",
}  # fmt: skip
HOURS = {"arbeitszeitVollzeit": "full time", "arbeitszeitTeilzeit": "part time"}
GERMAN_TERMS = {"VOLLZEIT": "full time", "TEILZEIT": "part time", "HEIM_TELEARBEIT": "remote"}


def _terms(*written: str) -> tuple[str, ...]:
    return tuple(
        english for text_ in written for word, english in SCANDINAVIAN_TERMS.items() if word in text_.casefold()
    )


def _job_tech(hit: Any) -> dict[str, Any]:
    longitude, latitude = (*(str(each) for each in many(hit, "workplace_address", "coordinates")), "", "")[:2]
    address = at(hit, "workplace_address")
    return {
        "employer": first(hit, ("employer.workplace", "employer.name")),
        "places": (
            RawPlace(
                name=first(address, ("city", "municipality", "region")),
                region=text(address, "region"),
                country=text(address, "country") or "SE",
                postal_code=text(address, "postcode"),
                latitude="" if latitude == "None" else latitude,
                longitude="" if longitude == "None" else longitude,
            ),
        ),
        "terms": _terms(
            first(hit, ("employment_type.label",)),
            text(hit, "working_hours_type", "label"),
            text(hit, "duration", "label"),
        ),
        "occupations": (text(hit, "occupation", "label"), text(hit, "occupation_group", "label")),
    }


JOB_TECH = JsonBoard(
    items=("hits",),
    paths={
        "external_id": ("id",),
        "title": ("headline",),
        "description": ("description.text_formatted", "description.text"),
        "requirements": ("description.requirements",),
        "employer": ("employer.name",),
        "opens": ("publication_date",),
        "closes": ("application_deadline", "last_publication_date"),
        "apply_address": ("webpage_url", "application_details.url"),
        "workers": ("number_of_vacancies",),
    },
    more=_job_tech,
    is_listed=lambda hit: at(hit, "removed") is not True,
)


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
        "terms": _terms(text(ad, "engagementtype"), *(text(each) for each in many(ad, "extent"))),
        "closes": due,
        "occupations": (text(ad, "jobtitle"), *(text(each, "level2") for each in many(ad, "occupationCategories"))),
    }


NAV = JsonBoard(
    items=("content",),
    paths={
        "external_id": ("uuid",),
        "title": ("title",),
        "description": ("description",),
        "employer": ("employer.name",),
        "employer_about": ("employer.description",),
        "opens": ("published",),
        "apply_address": ("applicationUrl", "link", "sourceurl"),
        "workers": ("positioncount",),
    },
    more=_nav,
)


def _arbeitsagentur(offer: Any) -> dict[str, Any]:
    number = first(offer, ("refnr", "referenznummer"))
    hosted = f"https://www.arbeitsagentur.de/jobsuche/jobdetail/{number}" if number else ""
    locations = many(offer, "arbeitsort") or [at(each, "adresse") or each for each in many(offer, "stellenlokationen")]
    return {
        "places": tuple(
            place(
                each,
                name="ort",
                region="region",
                country="land",
                postal_code="plz",
                latitude="koordinaten.lat",
                longitude="koordinaten.lon",
            )
            for each in locations
        ),
        "terms": (
            *(GERMAN_TERMS.get(text(each), "") for each in many(offer, "arbeitszeitmodelle")),
            *(term for name, term in HOURS.items() if at(offer, name) is True),
        ),
        "apply_address": first(offer, ("externeURL", "externeUrl", "allianzpartnerUrl")) or hosted,
        "language": "de",
        "occupations": (first(offer, ("beruf", "hauptberuf")),),
    }


ARBEITSAGENTUR = JsonBoard(
    items=("stellenangebote",),
    other_items=("ergebnisliste",),
    paths={
        "external_id": ("refnr", "referenznummer", "hashId"),
        "title": ("titel", "stellenangebotsTitel"),
        "description": ("stellenangebotsBeschreibung", "stellenbeschreibung"),
        "employer": ("arbeitgeber", "firma"),
        "opens": ("aktuelleVeroeffentlichungsdatum", "ersteVeroeffentlichungsdatum", "datumErsteVeroeffentlichung"),
        "apply_address": ("externeURL", "externeUrl"),
        "workers": ("anzahlOffeneStellen",),
    },
    more=_arbeitsagentur,
)


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
        "occupations": (first(offer, ("appellationlibelle", "romeLibelle")),),
    }


FRANCE_TRAVAIL = JsonBoard(
    items=("resultats",),
    paths={
        "external_id": ("id",),
        "title": ("intitule",),
        "description": ("description",),
        "employer": ("entreprise.nom",),
        "employer_about": ("entreprise.description",),
        "opens": ("dateCreation",),
        "apply_address": ("origineOffre.urlOrigine", "contact.urlPostulation"),
        "workers": ("nombrePostes",),
    },
    more=_france_travail,
)
