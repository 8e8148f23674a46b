"""Composes the demo ads from hand-written parts: employer, trade, and details of the ad."""

import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from html import escape
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from domain.job_import.items import FeedEmployer, FeedItem
from domain.jobs.ad import AdPlace, DemoMark, JobAd, LanguageSkill, WorkingTime
from domain.jobs.application_ways import QUICK_APPLY, ApplicationType, ApplicationWay
from domain.jobs.formats import JobFormat
from domain.jobs.salary import Salary
from domain.reference.folding import slug
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.places import Place, list_places_named
from local.demo.employers import DemoEmployer, load_employers

CONTENT = Path(__file__).parent / "content"
LANGUAGES = ("hr", "en", "sl", "bs", "mk")
LANGUAGE_OF = {"HR": "hr", "SI": "sl", "BA": "bs", "MK": "mk"}
TASKS, NEEDS, BENEFITS, OWN_BENEFITS, MIN_CHOICES = 5, 4, 4, 2, 3
NEWEST_HOURS, OLDEST_HOURS = 2, 20 * 24
MIN_DAYS_LEFT, MAX_DAYS_LEFT = 14, 60


@dataclass(frozen=True, slots=True)
class DemoAd:
    """An invented ad; `closed` ones show what an inactive job looks like."""

    item: FeedItem
    closed: bool


class Pool:
    """Hand-written lines to choose from; the least used are taken first, for variety."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)
        self._used: Counter[str] = Counter()

    def take(self, most: int, random: Random, without: Collection[str] = ()) -> list[str]:
        """Take at most that many lines, in the order written; of a small pool two thirds."""
        fitting = [line for line in self._lines if line not in without]
        count = min(most, max(MIN_CHOICES, ceil(len(fitting) * 2 / 3)))
        shuffled = random.sample(fitting, len(fitting))
        taken = set(sorted(shuffled, key=self._used.__getitem__)[:count])
        self._used.update(taken)
        return [line for line in self._lines if line in taken]


def compose(now: datetime) -> Iterator[DemoAd]:
    """All demo ads, always the same except for dates, which are relative to `now`."""
    employers = load_employers(CONTENT / "employers.toml")
    for language in LANGUAGES:
        folder = CONTENT / language
        shared = tomllib.loads((folder / "shared.toml").read_text("utf-8"))
        benefits = {sector: Pool(lines) for sector, lines in shared["benefits"].items()}
        for file in sorted(folder.glob("*.toml")):
            if file.name == "shared.toml":
                continue
            for name, trade in tomllib.loads(file.read_text("utf-8")).items():
                yield from _ads_of(name, trade, _Voice(language, shared, benefits), employers, now)


@dataclass(frozen=True, slots=True)
class _Voice:
    """Texts that the ads of one language share."""

    language: str
    shared: dict[str, Any]
    benefits: dict[str, Pool]

    def inapplicable_benefits(self, details: dict[str, Any]) -> list[str]:
        """Benefits for seasonal or remote work that do not apply to this ad."""
        only = self.shared.get("only", {})
        seasonal = [] if details["employment"] == "seasonal" else only.get("seasonal", [])
        home = [] if details.get("mode", "on-site") != "on-site" else only.get("home", [])
        return [*seasonal, *home]


def _ads_of(
    name: str, trade: dict[str, Any], voice: _Voice, employers: dict[str, DemoEmployer], now: datetime
) -> Iterator[DemoAd]:
    tasks, needs = Pool(trade["tasks"]), Pool(trade["needs"])
    for number, written in enumerate(trade["ads"], start=1):
        external_id = f"{voice.language}/{name}/{number}"
        random = Random(external_id)  # noqa: S311 - variety, not secrecy
        details = {key: value for key, value in trade.items() if key != "ads"} | written
        employer = employers[details["by"]]
        ad = _ad(
            details,
            employer,
            voice,
            [*(written.get("tasks") or tasks.take(TASKS, random)), *_extra(details, "also")],
            [*(written.get("needs") or needs.take(NEEDS, random)), *_extra(details, "want")],
            random,
        )
        published_at = now - timedelta(hours=_age_in_hours(random))
        last_day = now + timedelta(days=random.randint(MIN_DAYS_LEFT, MAX_DAYS_LEFT))
        apply_until = last_day.replace(hour=22, minute=59, second=59, microsecond=0)
        item = FeedItem(external_id, _feed_employer(employer), ad, published_at, apply_until)
        yield DemoAd(item, closed=details.get("closed", False))


def _ad(
    details: dict[str, Any],
    employer: DemoEmployer,
    voice: _Voice,
    tasks: Sequence[str],
    needs: Sequence[str],
    random: Random,
) -> JobAd:
    own = employer.gives if LANGUAGE_OF[employer.country] == voice.language else ()
    own = random.sample(own, min(OWN_BENEFITS, len(own)))
    usual = voice.benefits[details["sector"]].take(BENEFITS - len(own), random, voice.inapplicable_benefits(details))
    benefits = [*_extra(details, "give"), *own, *usual]
    closing = random.choice(voice.shared["closings"])
    place = find_demo_place(details.get("in", employer.place), employer.country)
    minimum, maximum = details["pay"]
    return JobAd(
        title=details["title"],
        language=voice.language,
        position=details["position"],
        places=(
            AdPlace(
                name=place.label(voice.language),
                country=place.country,
                geonameid=place.geonameid,
                latitude=place.latitude,
                longitude=place.longitude,
            ),
        ),
        work_mode=details.get("mode", "on-site"),
        employment=details["employment"],
        working_time=_working_time(details),
        workers=details.get("workers", 1),
        description=f"<p>{escape(details['lead'])}</p><h3>{voice.shared['tasks_heading']}</h3>{_list(tasks)}",
        requirements=_list(needs),
        benefits=f"{_list(benefits)}<p>{escape(closing)}</p>",
        education_level=details.get("education"),
        minimum_experience_years=details.get("experience"),
        driving_licences=tuple(details.get("licences", ())),
        languages=tuple(LanguageSkill(language=code, level=level) for code, level in details.get("languages", ())),
        digital_skills=tuple(details.get("digital", ())),
        salary=Salary(
            currency=details.get("currency", "EUR"),
            minimum=minimum,
            maximum=maximum,
            period=details.get("period", "month"),
            tax=details["tax"],
        ),
        application_ways=tuple(_way(kind, details, employer, voice) for kind in details.get("ways", ["quick"])),
        format=details.get("format", JobFormat.STANDARD),
        demo=DemoMark.INVENTED,
    )


def _age_in_hours(random: Random) -> float:
    """Half of the ads are younger than five days, so that they are ranked before imported ones."""
    return NEWEST_HOURS + (OLDEST_HOURS - NEWEST_HOURS) * random.random() ** 2


def find_demo_place(name: str, country: str) -> Place:
    """The largest place of that name in the country. Raises LookupError: demo ads use real places only."""
    found = list_places_named(name, country)
    if not found:
        msg = f"no place {name!r} in {country}"
        raise LookupError(msg)
    return found[0]


def _feed_employer(employer: DemoEmployer) -> FeedEmployer:
    place = find_demo_place(employer.place, employer.country)
    return FeedEmployer(
        name=employer.name,
        place=place.name,
        place_id=place.geonameid,
        description=employer.about,
        description_language=LANGUAGE_OF[employer.country],
        website=employer.website,
        contact_email=employer.contact_email,
        is_demo=True,
    )


def _way(kind: str, details: dict[str, Any], employer: DemoEmployer, voice: _Voice) -> ApplicationWay:
    page = slug(without_gender_suffixes(details["title"]))
    targets = {
        ApplicationType.EXTERNAL_LINK: f"https://posao.{employer.key}.example/{page}",
        ApplicationType.EXTERNAL_FORM: f"https://obrazac.{employer.key}.example/{page}",
        ApplicationType.PHONE: employer.phone,
        ApplicationType.ADDRESS: f"{employer.name}, {employer.address}",
        ApplicationType.IN_PERSON: voice.shared["visit"].format(address=employer.address),
    }
    way = ApplicationType(kind)
    return QUICK_APPLY if way is ApplicationType.QUICK else ApplicationWay(type=way, target=targets[way])


def _working_time(details: dict[str, Any]) -> WorkingTime | None:
    if "time" in details:
        return WorkingTime(details["time"])
    return None if details["employment"] == "student" else WorkingTime.FULL_TIME


def _extra(details: dict[str, Any], key: str) -> list[str]:
    return [details[key]] if key in details else []


def _list(lines: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"
