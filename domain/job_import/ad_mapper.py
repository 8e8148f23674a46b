"""Maps a raw ad of any feed to a job ad, or refuses it with a code that its sender can act upon."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from hashlib import sha256
from operator import attrgetter

import orjson
from pydantic import ValidationError

from domain.feeds.decoding import UNKNOWN
from domain.feeds.errors import ItemError, ItemErrorCode, RefusedItem
from domain.feeds.markup import to_html, to_line
from domain.feeds.raw_ads import ParsedItem, RawAd
from domain.job_import.date_parser import closing, opening
from domain.job_import.employment_terms import education_of, employment_of, work_mode_of, working_time_of, years_of
from domain.job_import.items import FeedEmployer, FeedItem, MappedItem, UnmappedItem, reason_of
from domain.job_import.language_detection import language_named, language_of
from domain.job_import.place_mapper import Places, is_anywhere
from domain.job_import.ports import Gazetteer, Occupations
from domain.job_import.salary_parser import salary_of
from domain.jobs.ad import AdPlace, JobAd, WorkMode
from domain.jobs.application_ways import ApplicationType, ApplicationWay
from domain.jobs.deadlines import end_of_day

OPEN_FOR = timedelta(days=30)
"""How long an ad without a deadline is open after the feed was last seen to have it; importing prolongs it in time."""
SOURCE_LANGUAGE = "hr"
CURRENCY_OF = {"BA": "BAM", "MK": "MKD", "US": "USD", "GB": "GBP", "RS": "RSD", "CH": "CHF"}
EURO = "EUR"
LONGEST_KEY = 200
LONGEST_HTML = 60_000
LONGEST_LINE = 200
MOST_PLACES = 100
NO_TEXT = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffd-\uffff]")
ISCO = re.compile(r"(?:^|.*/C?)(\d{4})(?:\D.*)?", re.IGNORECASE | re.DOTALL)
PHONE = re.compile(r"[+0-9][0-9 ()/.-]{4,40}")


VERSION = 2
"""Goes up when the same offer becomes another ad: then all ads of all feeds are mapped anew when they are read next."""
SAID = attrgetter(*(field.name for field in fields(RawAd) if field.name != "where"))


@dataclass(frozen=True, slots=True)
class FeedDefaults:
    """What the settings of a feed say where its items are silent."""

    employer: str = ""
    language: str | None = None
    country: str | None = None


class AdMapper:
    """Maps offers of one feed."""

    def __init__(
        self, gazetteer: Gazetteer, occupations: Occupations, now: Callable[[], datetime], defaults: FeedDefaults
    ) -> None:
        self._places = Places(gazetteer, defaults.country)
        self._occupations = occupations
        self._defaults = defaults
        self._now = now()
        self._guesses: dict[frozenset[str | None], datetime] = {}

    def read(self, offers: Iterable[ParsedItem]) -> Iterator[RefusedItem | UnmappedItem]:
        """Each offer, to be mapped when somebody needs its ad."""
        for offer in offers:
            yield offer if isinstance(offer, RefusedItem) else _Unmapped(self, offer)

    def map(self, offer: RawAd, digest: bytes | None = None) -> MappedItem:
        """The ad, or the reason why there is none."""
        try:
            return self._item(offer, digest)
        except ItemError as refusal:
            return RefusedItem(offer.where, refusal.code, refusal.reason, offer.external_id.strip())
        except ValidationError as error:
            return RefusedItem(offer.where, ItemErrorCode.INVALID_ITEM, reason_of(error), offer.external_id.strip())

    def digest(self, offer: RawAd) -> bytes:
        """A hash of all that the ad is made of, and of how."""
        said = (VERSION, self._defaults, SAID(offer))
        try:
            written = orjson.dumps(said)
        except TypeError:  # halves of characters, by which the offer is refused once it is mapped
            written = repr(said).encode("utf-8", "surrogatepass")
        return sha256(written).digest()

    def _item(self, offer: RawAd, digest: bytes | None) -> FeedItem:
        _require_text(offer)
        title = to_line(offer.title)
        employer = to_line(offer.employer) or self._defaults.employer or to_line(offer.author)
        external_id = offer.external_id.strip()
        _require(0 < len(external_id) <= LONGEST_KEY, ItemErrorCode.NO_ID, "an id has 1 to 200 characters")
        _require(bool(title), ItemErrorCode.NO_TITLE, "there is no title")
        _require(bool(employer), ItemErrorCode.NO_EMPLOYER, "nobody is named who hires")
        places = self._places_of(offer)
        ad = self._ad(offer, title, places)
        opens = opening(offer.opens, places, self._now)
        closes = closing(offer.closes, places) if offer.closes.strip() else None
        if closes and closes <= opens:
            raise ItemError(ItemErrorCode.CLOSES_BEFORE_IT_OPENS, f"{closes:%Y-%m-%d} is not after {opens:%Y-%m-%d}")
        return FeedItem(
            external_id=external_id,
            employer=FeedEmployer(name=employer[:LONGEST_LINE], description=to_line(offer.employer_about)[:1000]),
            ad=ad,
            published_at=opens,
            apply_until=closes or self._guess(places),
            has_deadline=closes is not None,
            digest=digest,
        )

    def _guess(self, places: tuple[AdPlace, ...]) -> datetime:
        """Until when an ad without a deadline is open."""
        countries = frozenset(place.country for place in places)
        if countries not in self._guesses:
            self._guesses[countries] = end_of_day((self._now + OPEN_FOR).date(), places)
        return self._guesses[countries]

    def _ad(self, offer: RawAd, title: str, places: tuple[AdPlace, ...]) -> JobAd:
        description = to_html(offer.description)
        _require(bool(description), ItemErrorCode.NO_DESCRIPTION, "there is no description")
        texts = (description, to_html(offer.requirements), to_html(offer.benefits))
        if max(map(len, texts)) > LONGEST_HTML:
            raise ItemError(ItemErrorCode.ITEM_TOO_LONG, f"more than {LONGEST_HTML} characters of markup")
        work_mode = work_mode_of(offer.terms, is_remote=offer.is_remote or any(map(is_anywhere, offer.places)))
        if not places and work_mode is not WorkMode.REMOTE:
            raise ItemError(ItemErrorCode.NO_PLACE, "there is no place of work")
        country = next((place.country for place in places if place.country), self._defaults.country)
        return JobAd(
            title=title[:LONGEST_LINE],
            language=self._language(offer, description, country),
            position=self._position(offer, title),
            places=places,
            work_mode=work_mode,
            employment=employment_of(offer.terms),
            working_time=working_time_of(offer.terms),
            workers=_workers(offer.workers),
            description=texts[0],
            requirements=texts[1],
            benefits=texts[2],
            education_level=education_of(offer.education),
            minimum_experience_years=years_of(offer.experience),
            salary=salary_of(offer.salary, CURRENCY_OF.get(country or "", EURO)),
            application_ways=_ways(offer),
        )

    def _places_of(self, offer: RawAd) -> tuple[AdPlace, ...]:
        found = (self._places.find(said) for said in offer.places[:MOST_PLACES])
        return tuple(dict.fromkeys(place for place in found if place))

    def _language(self, offer: RawAd, html: str, country: str | None) -> str:
        named = language_named(offer.language) or self._defaults.language
        return named or language_of(html, country) or SOURCE_LANGUAGE

    def _position(self, offer: RawAd, title: str) -> str | None:
        for said in offer.occupations:
            if (code := ISCO.fullmatch(said.strip())) and self._occupations.knows(code[1]):
                return code[1]
        candidates = (title, *map(to_line, offer.occupations))
        return next((found for said in candidates if (found := self._occupations.find(said))), None)


class _Unmapped:
    """An offer and its mapping."""

    __slots__ = ("_mapping", "_raw_ad", "digest", "external_id")

    def __init__(self, mapping: AdMapper, offer: RawAd) -> None:
        self._mapping = mapping
        self._raw_ad = offer
        self.digest = mapping.digest(offer)
        self.external_id = offer.external_id.strip()

    @property
    def length(self) -> int:
        return len(self._raw_ad.description) + len(self._raw_ad.requirements) + len(self._raw_ad.benefits)

    def map(self) -> MappedItem:
        return self._mapping.map(self._raw_ad, self.digest)


def _require(holds: bool, code: ItemErrorCode, reason: str) -> None:
    if not holds:
        raise ItemError(code, reason)


def _require_text(offer: RawAd) -> None:
    for text in (
        offer.external_id,
        offer.title,
        offer.employer,
        offer.author,
        offer.description,
        offer.requirements,
        offer.benefits,
    ):
        if found := NO_TEXT.search(text):
            if found[0] == UNKNOWN:
                raise ItemError(ItemErrorCode.INVALID_ENCODING, "there are bytes that are no text")
            raise ItemError(ItemErrorCode.INVALID_CHARACTERS, "there are characters that no text has")


def _workers(text: str) -> int:
    digits = re.match(r"\s*(\d{1,4})\b", text)
    return max(int(digits[1]), 1) if digits else 1


def _ways(offer: RawAd) -> tuple[ApplicationWay, ...]:
    ways: list[ApplicationWay] = []
    address, phone = offer.apply_address.strip(), offer.apply_phone.strip()
    if address:
        # What it says is checked once, by the way itself: addresses are many.
        with suppress(ValidationError):
            ways.append(ApplicationWay(type=ApplicationType.EXTERNAL_LINK, target=address))
    if PHONE.fullmatch(phone):
        ways.append(ApplicationWay(type=ApplicationType.PHONE, target=phone))
    if not ways:
        raise ItemError(ItemErrorCode.NO_WAY_TO_APPLY, "there is no web address and no phone number")
    return tuple(ways)
