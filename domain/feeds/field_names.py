"""Names of the fields of an ad in XML, JSON and CSV, as job boards write them, in English and the languages of the
markets.

Names are compared in their plain form (`plain_name`): `job_id`, `jobId` and `Job ID` are one. A slash stands for a
child of the field, as in `region/city`. Of several that an ad has, the first in the table counts.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product


@lru_cache(maxsize=2_000)
def plain_name(written: str) -> str:
    """Letters and digits in lower case, without diacritics."""
    if written.isascii() and written.isalpha():
        return written.lower()
    decomposed = unicodedata.normalize("NFKD", written.casefold().replace("đ", "d"))
    return "".join(sign for sign in decomposed if sign.isalnum())


PREFIX = re.compile(
    r"(?:job(?:posting|publication)?|posting|vacancy|position|role|advert|listing|offer|primary|main)(?=\w{2})"
)


@lru_cache(maxsize=2_000)
def bare_name(name: str) -> str:
    """The plain name without the thing that it belongs to: `jobpostingtitle` and `roletitle` are `title`."""
    while found := PREFIX.match(name):
        name = name[found.end() :]
    return name


def with_bare_names(fields: dict[str, str]) -> dict[str, str]:
    """The fields, also under their bare names where no other field has them."""
    for name in tuple(fields):
        if (bare := bare_name(name)) != name and "/" not in name:
            fields.setdefault(bare, fields[name])
    return fields


def _children(holders: Sequence[str], parts: Sequence[str]) -> Iterator[str]:
    return (f"{holder}/{part}" for part, holder in product(parts, holders))


IDS = (
    *("referencenumber", "reference", "referenceid", "jobreference", "jobid", "vacancyid", "offerid", "adid", "postid"),
    *("jobnumber", "externalid", "uniqueid", "guid", "ref", "id", "identifier", "uid", "uuid", "shortcode", "eid"),
    *("requisitionid", "reqid", "jobreqid", "slug", "sifra", "sifraoglasa", "brojoglasa", "oznaka", "oznakaoglasa"),
    *("idoglasa", "stevilkaoglasa", "шифра", "бројнаоглас"),
)
TITLES = (
    *("title", "jobtitle", "positiontitle", "jobname", "vacancytitle", "jobpostingtitle", "position", "name"),
    *("nazivradnogmjesta", "nazivradnogmesta", "radnomjesto", "radnomesto", "nazivposla", "nazivoglasa", "naslov"),
    *("naziv", "nazivdelovnegamesta", "delovnomesto", "работноместо", "позиција", "наслов", "назив"),
    *("stellentitel", "stellenbezeichnung", "intitule", "heading", "headline"),
)
DESCRIPTIONS = (
    *("description", "jobdescription", "fulldescription", "descriptionhtml", "content", "body", "text", "descr"),
    *("presentation", "descriptionplain"),
    *("opisposla", "opisradnogmjesta", "opisradnogmesta", "tekstoglasa", "opisdelovnegamesta", "opisdela", "opis"),
    *("описнаработа", "описнаработнотоместо", "опис", "stellenbeschreibung", "beschreibung"),
)
TASKS = ("responsibilities", "keyresponsibilities", "jobresponsibilities", "tasks", "duties", "zadaci", "naloge")
REQUIREMENTS = (
    *("requirements", "jobrequirements", "qualifications", "profile", "candidateprofile", "skills", "uvjeti", "uslovi"),
    *("pogoji", "zahtevi", "услови"),
)
BENEFITS = ("benefits", "offer", "weoffer", "perks", "nudimo", "ponujamo", "нудиме")
EMPLOYERS = (
    *("company", "companyname", "companytitle", "company/name", "company/title", "employer", "employername"),
    *("employer/name", "organization", "organisation", "hiringorganization", "advertisername", "advertiser"),
    *("poslodavac", "nazivposlodavca", "tvrtka", "firma", "preduzece", "delodajalec", "podjetje", "работодавач"),
    *("компанија", "фирма", "arbeitgeber", "unternehmen"),
)
_PLACES = ("location", "place", "address", "region", "workplace", "office", "worklocation", "joblocation")
CITIES = (
    "city",
    *_children(_PLACES, ("city", "town", "locality", "municipality")),
    *("location/name", "town"),
    *("locality", "addresslocality", "cityname", "locationcity", "municipality", "joblocation", "location", "place"),
    *("workplace", "worklocation", "office", "address", "candidaterequiredlocation", "locationrestrictions"),
    *("fulllocation", "locationdisplay", "displaylocation", "locationname", "locationstext", "alllocations"),
    *("workplacefacet", "mjestorada", "mestorada"),
    *("mjesto", "mesto", "grad", "lokacija", "krajdela", "kraj", "место", "град", "локација", "ort", "arbeitsort"),
)
REGIONS = (
    *("state", *_children(_PLACES, ("state", "province")), "region/name", "province", "county", "region"),
    "addressregion",
    *("locationstate", "zupanija", "regija"),
)
COUNTRIES = (
    *(
        "country",
        "countrycode",
        *_children((*_PLACES, "city"), ("country", "countrycode", "countryshort", "countryname")),
    ),
    *("addresscountry", "locationcountry", "drzava", "држава", "land"),
)
POSTAL_CODES = (
    *("postalcode", "zip", "zipcode", "postcode", *_children(_PLACES, ("postalcode", "zip", "zipcode", "postcode"))),
    *("postanskibroj", "postnastevilka"),
)
LATITUDES = ("latitude", "lat", "geolat", "location/latitude", "location/lat")
LONGITUDES = ("longitude", "lng", "lon", "long", "geolng", "geolong", "location/longitude", "location/lng")
ADDRESSES = (
    *("url", "joburl", "detailurl", "urlactivepage", "absoluteurl", "hostedurl", "careersurl", "externalurl", "link"),
    *(
        "joblink",
        "urls/ad",
        "adverturl",
        "openadverturl",
        "applicationlink",
        "deeplink",
        "redirecturl",
        "permalink",
        "applyurl",
        "applicationurl",
        "applylink",
    ),
    *("apply/url", "urls/apply", "urlhostedpage", "websiteurl", "poveznica", "linknaprijavu", "povezava"),
    *("линк", "врска"),
)
PHONES = ("applyphone", "phone", "contactphone", "telephone", "telefon", "телефон")
EMPLOYMENT_TYPES = (
    *(
        "jobtype",
        "jobtypes",
        "contracttype",
        "employmenttype",
        "employmenttypecode",
        "contract",
        "contractperiod",
        "employment",
        "type",
    ),
    *("contract/type", "employment/type"),
    *("jobterm", "vrstazaposlenja", "vrstaugovora", "tipugovora", "vrstazaposlitve", "вработување", "видвработување"),
)
WORKING_TIMES = (
    *(
        "worktype",
        "workinghours",
        "workhours",
        "schedule",
        "contracttime",
        "timetype",
        "workingtime",
        "workingtimes",
        "hourstype",
    ),
    *("radnovrijeme", "radnovreme", "delovnicas", "работновреме"),
)
WORK_MODES = ("remotetype", "workmode", "workplacetype", "workarrangement", "workspace", "nacinrada", "nacindela")
TERMS = (*EMPLOYMENT_TYPES, *WORKING_TIMES, *WORK_MODES)
REMOTE_FLAGS = (
    *("remote", "isremote", "remotejob", "remotestatus", "telecommuting", "telecommute", "workfromhome"),
    *("location/isremote", "location/remote", "location/telecommuting", "homeoffice", "radodkuce"),
)
OPENS = (
    *("date", "dateposted", "posteddate", "postedat", "pubdate", "publicationdate", "publishdate", "publisheddate"),
    *("published", "publishedat", "publishedon", "postingdate", "activationdate", "issued", "fromdate", "startedat"),
    *(
        "created",
        "createdat",
        "createdon",
        "creationdate",
        "firstpublished",
        "postingstartdate",
        "timeupdated",
        "updated",
        "updatedat",
    ),
    *("datumobjave", "objavljeno", "datumobjavljivanja", "датумнаобјава", "објавено"),
)
CLOSES = (
    *("expirationdate", "expires", "expiresat", "expireson", "expirydate", "expiredate", "expiration", "validthrough"),
    *("validto", "validuntil", "closingdate", "closedate", "closesat", "applicationdeadline", "deadline", "applyuntil"),
    *("applyby", "applybefore", "enddate", "dateend", "activeuntil", "lastapplicationdate", "applicationenddate"),
    *("expire", "expiry", "dateexpires", "dateexpired", "expirationdatetime", "closing", "unpublishat", "offlinedate"),
    *("todate", "endedat", "rokprijave", "rokzaprijavu", "datumisteka", "vrijedido"),
    *("rok", "rokzaprijavo", "veljado", "краенрок", "рокзапријавување", "рок"),
)
_PAY = ("salary", "compensation", "pay", "wage", "remuneration", "salaryrange", "payrange", "placa", "plata")
SALARIES = (*_PAY, "салари", "плата", "iznosplace")
_LOWEST, _HIGHEST = ("min", "from", "minimum", "low", "minvalue"), ("max", "to", "maximum", "high", "maxvalue")
SALARY_MINIMA = (
    *("salarymin", "minsalary", "salaryfrom", "minimumsalary", "salaryminimum", "salarylow", "placaod", "plataod"),
    *_children(_PAY, (*_LOWEST, "salaryfrom")),
    *("платаод",),
)
SALARY_MAXIMA = (
    *("salarymax", "maxsalary", "salaryto", "maximumsalary", "salarymaximum", "salaryhigh", "placado", "platado"),
    *_children(_PAY, (*_HIGHEST, "salaryto")),
    *("платадо",),
)
SALARY_CURRENCIES = ("salarycurrency", *_children(_PAY, ("currency", "currencycode", "salarycurrency")),
    "currency", "currencycode", "valuta", "валута")  # fmt: skip
SALARY_PERIODS = (
    *("salaryperiod", "salaryunit", "salarytype", "salaryinterval", "salaryfrequency", "salaryunittext", "payperiod"),
    *_children(_PAY, ("period", "unit", "interval", "frequency", "unittext")),
    *("razdobljeplace", "obdobjeplace"),
)
SALARY_TAXES = ("salarytax", "salarytaxtype", *_children(_PAY, ("tax", "taxtype")), "netobruto", "brutoneto")
LANGUAGES = ("language", "joblanguage", "lang", "languagecode", "locale", "jezik", "јазик")
CATEGORIES = ("category", "jobcategory", "occupation", "isco", "categories/category", "function", "department")
LICENCES = (
    *("drivinglicence", "drivinglicences", "drivinglicense", "drivinglicenses", "driverslicense", "licences"),
    *("vozackadozvola", "vozniskodovoljenje", "vozniskiizpit", "возачкадозвола"),
)
WORKERS = (
    *("workers", "numberofpositions", "numberofopenings", "openings", "vacancies", "numberofvacancies", "positions"),
    *("quantity", "brojizvrsitelja", "brojradnihmjesta", "stevilodelovnihmest", "бројнавработени"),
)
EXPERIENCES = (
    *("experience", "experiencerequired", "yearsofexperience", "minexperience", "radnoiskustvo", "iskustvo"),
    *("delovneizkusnje", "izkusnje", "работноискуство", "искуство"),
)
EDUCATIONS = (
    *("education", "educationlevel", "studies", "requirededucation", "degree", "obrazovanje", "razinaobrazovanja"),
    *("strucnasprema", "izobrazba", "stopnjaizobrazbe", "образование"),
)
PLACE_LISTS = (
    *("locations", "offices", "workplaces", "worklocations", "places", "cities", "joblocations", "addresses"),
    *("additionallocations", "secondarylocations"),
)

LOOKED_FOR: Mapping[str, Sequence[str]] = {
    "external_id": IDS,
    "title": TITLES,
    "description": DESCRIPTIONS,
    "employer": EMPLOYERS,
    "places": CITIES,
    "apply_address": ADDRESSES,
}
"""For refusals, by the field of a raw ad."""
