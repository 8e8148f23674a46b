"""Ads that queries look for, by folder: written by hand as employers of the home markets write them, with their truth.

A `[[job]]` of a file has ads of one occupation: the unit groups that they offer (`is`, which an ad of several
occupations replaces), tags, and sentences (`says`) of which each ad takes some. An ad has its title, its place (`in`),
the part of the town, own words (`text`), its terms as fields (`with`), and terms that only its words say (`said`).
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal
from functools import cache
from html import escape
from pathlib import Path
from random import Random
from typing import Any

from domain.jobs.ad import AdPlace, JobAd, WorkingTime, WorkMode
from domain.jobs.application_ways import QUICK_APPLY
from domain.jobs.formats import JobFormat
from domain.jobs.salary import Salary
from domain.kernel.values.employment import Employment
from local.demo.composer import find_demo_place
from tests.relevance.truth import Truth

MARKET = Path(__file__).parent / "market"
UNSEEN = Path(__file__).parent / "unseen" / "ads"
LANGUAGES = ("hr", "sl", "bs", "mk", "en")
COUNTRY_OF = {"hr": "HR", "sl": "SI", "bs": "BA", "mk": "MK", "en": "HR"}
CURRENCY_OF = {"BA": "BAM", "MK": "MKD"}
IN_PART = {"hr": "Mjesto rada: {}, {}.", "bs": "Mjesto rada: {}, {}."}
HOURS_APART = 0.4
_PAY = re.compile(r"(\d+)-(\d+)(-net)?(?:/(hour|day))?")


@dataclass(frozen=True, slots=True)
class MarketAd:
    """An ad as a feed delivers it, without an occupation, and its truth. `age` is since its publication."""

    name: str
    ad: JobAd
    employer: str
    age: timedelta
    truth: Truth


@dataclass(frozen=True, slots=True)
class Terms:
    """The words of `with` or `said` of an ad, read: `full-time`, `B`, `exp2`, `edu4`, `x3` workers, `1200-1500-net`."""

    words: tuple[str, ...]

    def one_of(self, choices: type[Employment] | type[WorkingTime] | type[WorkMode] | type[JobFormat]) -> Any:
        """The first of these values that is named, if any."""
        return next((choices(word) for word in self.words if word in {each.value for each in choices}), None)

    def number(self, prefix: str) -> int | None:
        """The number after this prefix."""
        found = (re.fullmatch(rf"{prefix}(\d+)", word) for word in self.words)
        return next((int(match[1]) for match in found if match), None)

    @property
    def licences(self) -> tuple[str, ...]:
        return tuple(word for word in self.words if word in {"A", "B", "C", "CE", "D"})

    @property
    def pay(self) -> tuple[int, int, str, str] | None:
        """Minimum, maximum, net or gross, and period."""
        found = (_PAY.fullmatch(word) for word in self.words)
        match = next((match for match in found if match), None)
        return (int(match[1]), int(match[2]), "net" if match[3] else "gross", match[4] or "month") if match else None


@cache
def market_ads(folder: Path = MARKET) -> tuple[MarketAd, ...]:
    """All ads of a folder, the oldest first; always the same."""
    ads = [ad for language in LANGUAGES for file in sorted((folder / language).glob("*.toml")) for ad in _read(file)]
    Random("age").shuffle(ads)
    return tuple(
        MarketAd(name, ad, employer, timedelta(hours=HOURS_APART * (len(ads) - at)), truth)
        for at, (name, ad, employer, truth) in enumerate(ads)
    )


def places_abroad(folder: Path = MARKET) -> dict[str, tuple[float, float]]:
    """Latitude and longitude of places outside the gazetteer, by name."""
    return _content(folder / "abroad.toml")


@cache
def _content(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def _read(file: Path) -> Iterator[tuple[str, JobAd, str, Truth]]:
    folder, language = file.parent.parent, file.parent.name
    employers = _content(folder / "employers.toml")
    number = 0
    for job in tomllib.loads(file.read_text("utf-8"))["job"]:
        for written in job["ads"]:
            number += 1
            name = f"{language}/{file.stem}/{number}"
            place = _place(written["in"], language, places_abroad(folder))
            ad, truth = _compose(name, language, job, written, place)
            yield name, ad, Random(name).choice(employers[truth.country]), truth


def _compose(
    name: str, language: str, job: dict[str, Any], written: dict[str, Any], place: AdPlace
) -> tuple[JobAd, Truth]:
    country = place.country or ""
    terms = Terms(tuple(written.get("with", "").split()))
    known = Terms((*terms.words, *written.get("said", "").split()))
    text = _text(name, language, job, written, place.name)
    pay = known.pay
    truth = Truth(
        occupations=frozenset(written.get("is", job["is"])),
        tags=frozenset((*job.get("tags", ()), *written.get("tags", ()))),
        language=language,
        place=str(place.geonameid or place.name),
        country=country,
        part=written.get("part"),
        terms=frozenset(known.words),
        education=known.number("edu"),
        experience=known.number("exp"),
        licences=frozenset(known.licences),
        pay_up_to=pay[1] if pay and pay[3] == "month" else None,
        words=f"{written['title']} {text}".lower(),
    )
    ad = JobAd(
        title=written["title"],
        language=language,
        places=(place,),
        work_mode=terms.one_of(WorkMode) or WorkMode.ON_SITE,
        employment=terms.one_of(Employment),
        working_time=terms.one_of(WorkingTime),
        workers=terms.number("x") or 1,
        description=f"<p>{escape(text)}</p>",
        education_level=terms.number("edu"),
        minimum_experience_years=terms.number("exp"),
        driving_licences=terms.licences,
        salary=_salary(terms, country),
        application_ways=(QUICK_APPLY,),
        format=terms.one_of(JobFormat) or JobFormat.STANDARD,
    )
    return ad, truth


def _place(written: str, language: str, abroad: Mapping[str, tuple[float, float]]) -> AdPlace:
    """A place such as "Split" or, outside the usual country of the language, "Graz|AT"."""
    name, _, country = written.partition("|")
    if name in abroad:
        latitude, longitude = abroad[name]
        return AdPlace(name=name, country=country, latitude=latitude, longitude=longitude)
    found = find_demo_place(name, country or COUNTRY_OF[language])
    return AdPlace(name=found.label(language), country=found.country, geonameid=found.geonameid)


def _text(name: str, language: str, job: dict[str, Any], written: dict[str, Any], place: str) -> str:
    """The ad's own words and one to three sentences of its occupation, in the order written."""
    random = Random(name)
    own = [written["text"]] if "text" in written else []
    part = [IN_PART[language].format(place, written["part"])] if "part" in written else []
    sentences = list(job.get("says", ()))
    chosen = set(random.sample(sentences, min(len(sentences), random.randint(0 if own else 1, 3))))
    return " ".join([*own, *(sentence for sentence in sentences if sentence in chosen), *part])


def _salary(terms: Terms, country: str) -> Salary | None:
    if terms.pay is None:
        return None
    minimum, maximum, tax, period = terms.pay
    return Salary.model_validate(
        {
            "currency": CURRENCY_OF.get(country, "EUR"),
            "minimum": Decimal(minimum),
            "maximum": Decimal(maximum),
            "tax": tax,
            "period": period,
        }
    )
