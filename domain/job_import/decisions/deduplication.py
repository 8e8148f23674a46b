"""Recognises duplicates across feeds: keys that find candidates, and the comparison that confirms them."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from html import unescape
from urllib.parse import parse_qsl, urlencode, urlsplit

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.application_ways import EXTERNAL
from domain.jobs.events import JoiningReason
from domain.kernel.values.legal_forms import LEGAL_FORMS

TitleKey = Callable[[str], str]

NON_WORD = re.compile(r"[\W_]+")
TAG = re.compile(r"<[^<>]*>")
WORD = re.compile(r"\w+")
TRACKING = re.compile(r"^(?:utm_\w+|gclid|fbclid|msclkid|ref|refid|referrer|source|src|campaign|cid|trk|tracking\w*)$")
ROUTE = re.compile(r"^!?/.|^!.|=")
SHINGLE = 3
SHORT_TEXT_WORDS = 20
MIN_SIMILARITY = 0.75
MIN_CONTAINMENT = 0.9


def match_key(employer: str, title_key: str, ad: JobAd) -> int:
    """A hash of employer, title and places: equal for the same job, rarely for different ones."""
    return _number("\n".join((employer_key(employer), title_key, *sorted(set(place_keys(ad.places))))))


def apply_key(ad: JobAd) -> int | None:
    """A hash of the application URL; None without one."""
    address = apply_address(ad)
    return _number(address) if address else None


def duplicate_reason(
    employer: str, ad: JobAd, other_employer: str, other: JobAd, *, title_key: TitleKey, same_address: bool
) -> JoiningReason | None:
    """Decides why two ads are the same job; None if they are not.

    `same_address`: both have one application URL that no third ad has. Then an equal title and a place in common
    suffice: employers receive applications for many jobs at one URL. Otherwise employer, title and places must be
    equal, and the texts similar.
    """
    if title_key(ad.title) != title_key(other.title):
        return None
    places, other_places = set(place_keys(ad.places)), set(place_keys(other.places))
    if same_address and (places & other_places or not (places and other_places)):
        return JoiningReason.SAME_ADDRESS
    same_employer = employer_key(employer) == employer_key(other_employer)
    if same_employer and places == other_places and are_alike(text_of(ad), text_of(other)):
        return JoiningReason.SAME_TEXT
    return None


@lru_cache(maxsize=10_000)
def employer_key(name: str) -> str:
    """A name without its legal form: "PRIMJER d.o.o." becomes "primjer"."""
    bare = NON_WORD.sub(" ", LEGAL_FORMS.sub(" ", name.casefold())).strip()
    return bare or NON_WORD.sub(" ", name.casefold()).strip()


def place_keys(places: Iterable[AdPlace]) -> list[str]:
    """Places of the gazetteer by id, others by name."""
    return [str(place.geonameid or f"{place.name.casefold()}/{place.country}") for place in places]


def apply_address(ad: JobAd) -> str:
    """The application URL without tracking parameters; empty if there is none. A fragment counts where it is a route,
    as in `#/jobs/7` and `#job=7`."""
    target = next((way.target for way in ad.application_ways if way.type in EXTERNAL), "")
    if not target:
        return ""
    parts = urlsplit(target)
    query = sorted(_parameters(parts.query)) if parts.query else []
    host = (parts.hostname or "").removeprefix("www.")
    route = f"#{parts.fragment}" if ROUTE.search(parts.fragment) else ""
    return f"{host}{parts.path.rstrip('/')}?{urlencode(query)}{route}"


def _parameters(query: str) -> Iterator[tuple[str, str]]:
    """Yields the parameters of a query that do not track; most do, and need not be decoded."""
    written = [each for each in query.split("&") if not TRACKING.match(each.partition("=")[0].lower())]
    if written:
        yield from ((key, value) for key, value in parse_qsl("&".join(written)) if not TRACKING.match(key.lower()))


def text_of(ad: JobAd) -> list[str]:
    """The words of the ad."""
    html = f"{ad.description} {ad.requirements} {ad.benefits}"
    return WORD.findall(unescape(TAG.sub(" ", html)).casefold())


def are_alike(words: list[str], others: list[str]) -> bool:
    """Whether two texts share nearly all three-word shingles, or one contains nearly all of the other. Short texts must
    be equal."""
    if min(len(words), len(others)) < SHORT_TEXT_WORDS:
        return words == others
    runs, other_runs = _shingles(words), _shingles(others)
    shared = len(runs & other_runs)
    return shared >= MIN_SIMILARITY * len(runs | other_runs) or shared >= MIN_CONTAINMENT * min(
        len(runs), len(other_runs)
    )


def _shingles(words: list[str]) -> set[tuple[str, ...]]:
    return set(zip(*(words[start:] for start in range(SHINGLE)), strict=False))


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest(), signed=True)
