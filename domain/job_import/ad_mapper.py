"""Maps a raw ad of any feed to a job ad, or refuses it with a code for the feed's publisher."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from hashlib import sha256
from operator import attrgetter
from typing import cast

import orjson
import structlog
from pydantic import ValidationError

from domain.feeds.errors import ItemError, ItemErrorCode, RefusedItem
from domain.feeds.fields.markup import to_html, to_line
from domain.feeds.raw_ads import ParsedItem, RawAd
from domain.job_import.currencies import currency_of_country
from domain.job_import.date_parser import closing, is_open_ended, opening
from domain.job_import.employment_terms import (
    education_of,
    employment_of,
    licences_of,
    work_mode_of,
    working_time_of,
    years_of,
)
from domain.job_import.items import FeedEmployer, FeedItem, MappedItem, UnmappedItem, reason_of
from domain.job_import.language_detection import (
    LANGUAGES_OF_OCCUPATIONS,
    SAMPLED_HTML,
    Detected,
    detect,
    is_foreign,
    language_named,
    language_sample,
)
from domain.job_import.links import absolute_link, with_absolute_links
from domain.job_import.place_mapper import PlaceMapper, is_anywhere
from domain.job_import.ports import Gazetteer, Occupations
from domain.job_import.required_fields import (
    INVALID_CHARACTER,
    MAX_PLACES,
    instead,
    named_employer,
    require,
    require_text,
)
from domain.job_import.salary_parser import salary_of
from domain.jobs.ad import AdPlace, JobAd, WorkMode
from domain.jobs.application_ways import ApplicationType, ApplicationWay
from domain.jobs.deadlines import end_of_day

log = structlog.get_logger()

DEFAULT_PERIOD = timedelta(days=30)
"""The period of an ad without a deadline, renewed before its end as long as the feed lists the ad."""
MAX_ID_LENGTH = 200
MAX_HTML_LENGTH = 60_000
MAX_LINE_LENGTH = 200
ISCO = re.compile(r"(?:^|.*/C?)(\d{4})(?:\D.*)?", re.IGNORECASE | re.DOTALL)
MAX_DESCRIPTION = 2_000
"""Characters of markup in which a description may name the occupation."""
PHONE = re.compile(r"[+0-9][0-9 ()/.-]{4,40}")


VERSION = 6
"""Increase it when the mapping changes: then all ads of all feeds are mapped again on their next import."""
BEGINNING = 4 * SAMPLED_HTML
"""Characters of a description in which its language is read, with markup that goes."""
ALL_FIELDS = attrgetter(*(field.name for field in fields(RawAd) if field.name not in {"where", "fields"}))


@dataclass(frozen=True, slots=True)
class FeedDefaults:
    """Settings of a feed for fields that its items lack. `address` is what their relative links are relative to."""

    employer: str = ""
    language: str | None = None
    country: str | None = None
    address: str = ""


class AdMapper:
    """Maps the items of one feed."""

    def __init__(
        self, gazetteer: Gazetteer, occupations: Occupations, now: Callable[[], datetime], defaults: FeedDefaults
    ) -> None:
        self._places = PlaceMapper(gazetteer, defaults.country)
        self._occupations = occupations
        self._defaults = defaults
        self._now = now()
        self._guesses: dict[frozenset[str | None], datetime] = {}

    def read(self, items: Iterable[ParsedItem]) -> Iterator[RefusedItem | UnmappedItem]:
        """Yields refusals, and items that are mapped only when their ad is needed."""
        for raw_ad in items:
            if isinstance(raw_ad, RefusedItem):
                yield raw_ad
            elif INVALID_CHARACTER.search(raw_ad.external_id):
                yield cast("RefusedItem", self.map(raw_ad))
            else:
                yield _Unmapped(self, raw_ad)

    def map(self, raw_ad: RawAd, digest: bytes | None = None, detected: Detected | None = None) -> MappedItem:
        """The ad, or a refusal. `detected` is the language of its sample, if it is known already."""
        try:
            return self._item(raw_ad, digest, detected)
        except ItemError as refusal:
            code, reason = refusal.code, refusal.reason
        except ValidationError as error:
            code, reason = ItemErrorCode.INVALID_ITEM, reason_of(error)
        except Exception as error:
            log.exception("feed_item_failed", item=raw_ad.where)
            code, reason = ItemErrorCode.INVALID_ITEM, f"it could not be mapped: {type(error).__name__}"
        external_id = raw_ad.external_id.strip()
        return RefusedItem(raw_ad.where, code, reason, "" if INVALID_CHARACTER.search(external_id) else external_id)

    def language_sample(self, raw_ad: RawAd) -> str:
        """The text by which the ad's language is detected; empty if the feed names it, or the ad is broken."""
        # What fails here fails again when the ad is mapped, and is refused there.
        with suppress(Exception):
            if not self._language_named(raw_ad):
                return language_sample(to_line(raw_ad.title), to_html(raw_ad.description[:BEGINNING]))
        return ""

    def digest(self, raw_ad: RawAd) -> bytes:
        """A hash of the raw ad, the feed's defaults and the version of the mapping."""
        content = (VERSION, self._defaults, ALL_FIELDS(raw_ad))
        try:
            written = orjson.dumps(content)
        except TypeError:  # lone surrogates; such an ad is refused when it is mapped
            written = repr(content).encode("utf-8", "surrogatepass")
        return sha256(written).digest()

    def _item(self, raw_ad: RawAd, digest: bytes | None, detected: Detected | None) -> FeedItem:
        require_text(raw_ad)
        title = to_line(raw_ad.title)
        employer = named_employer(raw_ad.employer) or self._defaults.employer or named_employer(raw_ad.author)
        external_id = raw_ad.external_id.strip()
        is_id = 0 < len(external_id) <= MAX_ID_LENGTH
        require(is_id, ItemErrorCode.NO_ID, "an id has 1 to 200 characters", raw_ad, "external_id")
        require(bool(title), ItemErrorCode.NO_TITLE, "there is no title", raw_ad, "title")
        require(bool(employer), ItemErrorCode.NO_EMPLOYER, "no employer is named", raw_ad, "employer")
        places = self._places_of(raw_ad)
        ad = self._ad(raw_ad, title, places, detected)
        opens = opening(raw_ad.opens, places, self._now)
        has_deadline = bool(raw_ad.closes.strip()) and not is_open_ended(raw_ad.closes)
        closes = closing(raw_ad.closes, places) if has_deadline else None
        if closes and closes <= opens:
            raise ItemError(ItemErrorCode.CLOSES_BEFORE_IT_OPENS, f"{closes:%Y-%m-%d} is not after {opens:%Y-%m-%d}")
        return FeedItem(
            external_id=external_id,
            employer=FeedEmployer(name=employer[:MAX_LINE_LENGTH], description=to_line(raw_ad.employer_about)[:1000]),
            ad=ad,
            published_at=opens,
            apply_until=closes or self._default_deadline(places),
            has_deadline=closes is not None,
            digest=digest,
        )

    def _default_deadline(self, places: tuple[AdPlace, ...]) -> datetime:
        """The deadline of an ad that has none."""
        countries = frozenset(place.country for place in places)
        if countries not in self._guesses:
            self._guesses[countries] = end_of_day((self._now + DEFAULT_PERIOD).date(), places)
        return self._guesses[countries]

    def _ad(self, raw_ad: RawAd, title: str, places: tuple[AdPlace, ...], detected: Detected | None) -> JobAd:
        description = to_html(raw_ad.description)
        require(bool(description), ItemErrorCode.NO_DESCRIPTION, "there is no description", raw_ad, "description")
        address = self._defaults.address
        texts = tuple(
            with_absolute_links(text, address)
            for text in (description, to_html(raw_ad.requirements), to_html(raw_ad.benefits))
        )
        if max(map(len, texts)) > MAX_HTML_LENGTH:
            raise ItemError(ItemErrorCode.ITEM_TOO_LONG, f"more than {MAX_HTML_LENGTH} characters of markup")
        work_mode = work_mode_of(raw_ad.terms, is_remote=raw_ad.is_remote or any(map(is_anywhere, raw_ad.places)))
        if not places and work_mode is not WorkMode.REMOTE:
            raise ItemError(ItemErrorCode.NO_PLACE, "there is no place of work" + instead(raw_ad, "places"))
        country = next((place.country for place in places if place.country), self._defaults.country)
        named = self._language_named(raw_ad)
        language = named or (detected or detect(language_sample(title, description))).of(country)
        return JobAd(
            title=title[:MAX_LINE_LENGTH],
            language=language,
            position=self._position(raw_ad, title, language, description),
            places=places,
            work_mode=work_mode,
            employment=employment_of(raw_ad.terms),
            working_time=working_time_of(raw_ad.terms),
            workers=_workers(raw_ad.workers),
            description=texts[0],
            requirements=texts[1],
            benefits=texts[2],
            education_level=education_of(raw_ad.education),
            minimum_experience_years=years_of(raw_ad.experience),
            driving_licences=licences_of(raw_ad.licences),
            salary=salary_of(raw_ad.salary, currency_of_country(country)),
            application_ways=_ways(raw_ad, address),
        )

    def _places_of(self, raw_ad: RawAd) -> tuple[AdPlace, ...]:
        found = (place for raw_place in raw_ad.places[:MAX_PLACES] for place in self._places.find_all(raw_place))
        return tuple(dict.fromkeys(found))[:MAX_PLACES]

    def _language_named(self, raw_ad: RawAd) -> str | None:
        return language_named(raw_ad.language) or self._defaults.language

    def _position(self, raw_ad: RawAd, title: str, language: str, html: str) -> str | None:
        for title_or_code in raw_ad.occupations:
            if (code := ISCO.fullmatch(title_or_code.strip())) and self._occupations.knows(code[1]):
                return code[1]
        is_readable = language in LANGUAGES_OF_OCCUPATIONS

        def description() -> str:
            return to_line(html[:MAX_DESCRIPTION]) if is_readable else ""

        says_any = False
        for words in (title, *map(to_line, raw_ad.occupations)):
            if words and self._occupations.find(words):
                if not is_foreign(words, language):
                    return self._occupations.find(words, description)
                says_any = True
        return self._occupations.find("" if says_any else title, description)


class _Unmapped:
    """A raw ad with its mapper."""

    __slots__ = ("_mapping", "_raw_ad", "digest", "external_id")

    def __init__(self, mapping: AdMapper, raw_ad: RawAd) -> None:
        self._mapping = mapping
        self._raw_ad = raw_ad
        self.digest = mapping.digest(raw_ad)
        self.external_id = raw_ad.external_id.strip()

    @property
    def length(self) -> int:
        return len(self._raw_ad.description) + len(self._raw_ad.requirements) + len(self._raw_ad.benefits)

    def language_sample(self) -> str:
        return self._mapping.language_sample(self._raw_ad)

    def map(self, detected: Detected | None = None) -> MappedItem:
        return self._mapping.map(self._raw_ad, self.digest, detected)


def _workers(text: str) -> int:
    digits = re.match(r"\s*(\d{1,4})\b", text)
    return max(int(digits[1]), 1) if digits else 1


def _ways(raw_ad: RawAd, feed_address: str) -> tuple[ApplicationWay, ...]:
    ways: list[ApplicationWay] = []
    address, phone = absolute_link(raw_ad.apply_address, feed_address), raw_ad.apply_phone.strip()
    if address:
        # Validated once only, by ApplicationWay: there are many addresses.
        with suppress(ValidationError):
            ways.append(ApplicationWay(type=ApplicationType.EXTERNAL_LINK, target=address))
    if PHONE.fullmatch(phone):
        ways.append(ApplicationWay(type=ApplicationType.PHONE, target=phone))
    if not ways:
        raise ItemError(ItemErrorCode.NO_WAY_TO_APPLY, _no_way(raw_ad, feed_address))
    return tuple(ways)


def _no_way(raw_ad: RawAd, feed_address: str) -> str:
    written = raw_ad.apply_address.strip()
    if not written:
        return "there is no web address and no phone number" + instead(raw_ad, "apply_address")
    alone = ", and the document has none that it is relative to" if written.startswith("/") and not feed_address else ""
    return f"{written[:100]!r} is no web address{alone}"
