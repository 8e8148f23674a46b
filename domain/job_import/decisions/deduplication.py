"""Recognises duplicates between feeds: keys that find candidates, and what is compared before they are joined."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import blake2b
from html import unescape
from urllib.parse import parse_qsl, urlencode, urlsplit

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.application_ways import EXTERNAL
from domain.jobs.events import JoiningReason

TitleKey = Callable[[str], str]

LEGAL_FORMS = re.compile(
    r"\b(?:j\.?\s?d\.?\s?o\.?\s?o|d\.?\s?o\.?\s?o(?:\.?\s?e\.?\s?l)?|d\.?\s?d|s\.?\s?p|d\.?\s?n\.?\s?o|obrt|gmbh|ltd|llc|inc"
    r"|plc|corp|co|company|limited|s\.?r\.?l|dooel|доо|дооел|ад)\b\.?",
)
NO_WORD = re.compile(r"[\W_]+")
TAG = re.compile(r"<[^>]*>")
WORD = re.compile(r"\w+")
TRACKING = re.compile(r"^(?:utm_\w+|gclid|fbclid|msclkid|ref|refid|referrer|source|src|campaign|cid|trk|tracking\w*)$")
SHINGLE = 3
FEW_WORDS = 20
ALIKE = 0.75
CONTAINED = 0.9


def match_key(employer: str, title_key: str, ad: JobAd) -> int:
    """One number for employer, title and places: equal for the same job, and hardly ever for two."""
    return _number("\n".join((employer_key(employer), title_key, *sorted(set(place_keys(ad.places))))))


def apply_key(ad: JobAd) -> int | None:
    """One number for the address at which one applies; None where there is none."""
    address = apply_address(ad)
    return _number(address) if address else None


def duplicate_reason(
    employer: str, ad: JobAd, other_employer: str, other: JobAd, *, title_key: TitleKey, same_address: bool
) -> JoiningReason | None:
    """By what two ads are recognised as one job; None for two jobs.

    `same_address` says that both are answered at one address which no third ad has. That is enough when employer or
    title agree. Otherwise employer, title and places have to agree, and the texts nearly.
    """
    same_employer = employer_key(employer) == employer_key(other_employer)
    same_title = title_key(ad.title) == title_key(other.title)
    if same_address and (same_employer or same_title):
        return JoiningReason.SAME_ADDRESS
    same_places = set(place_keys(ad.places)) == set(place_keys(other.places))
    if same_employer and same_title and same_places and are_alike(text_of(ad), text_of(other)):
        return JoiningReason.SAME_TEXT
    return None


@lru_cache(maxsize=10_000)
def employer_key(name: str) -> str:
    """A name without its legal form: "PRIMJER d.o.o." is "primjer"."""
    bare = NO_WORD.sub(" ", LEGAL_FORMS.sub(" ", name.casefold())).strip()
    return bare or NO_WORD.sub(" ", name.casefold()).strip()


def place_keys(places: Iterable[AdPlace]) -> list[str]:
    """Places of the gazetteer by their id, others by name."""
    return [str(place.geonameid or f"{place.name.casefold()}/{place.country}") for place in places]


def apply_address(ad: JobAd) -> str:
    """The web address at which one applies, without what only counts visitors; empty where there is none."""
    target = next((way.target for way in ad.application_ways if way.type in EXTERNAL), "")
    if not target:
        return ""
    parts = urlsplit(target)
    query = sorted((key, value) for key, value in parse_qsl(parts.query) if not TRACKING.match(key.lower()))
    host = (parts.hostname or "").removeprefix("www.")
    return f"{host}{parts.path.rstrip('/')}?{urlencode(query)}"


def text_of(ad: JobAd) -> list[str]:
    """The words of the ad."""
    html = f"{ad.description} {ad.requirements} {ad.benefits}"
    return WORD.findall(unescape(TAG.sub(" ", html)).casefold())


def are_alike(words: list[str], others: list[str]) -> bool:
    """Whether two texts share nearly all runs of three words, or one holds nearly all of the other. Short texts have
    to be equal.
    """
    if min(len(words), len(others)) < FEW_WORDS:
        return words == others
    runs, other_runs = _runs(words), _runs(others)
    shared = len(runs & other_runs)
    return shared >= ALIKE * len(runs | other_runs) or shared >= CONTAINED * min(len(runs), len(other_runs))


def _runs(words: list[str]) -> set[tuple[str, ...]]:
    return set(zip(*(words[start:] for start in range(SHINGLE)), strict=False))


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest(), signed=True)
