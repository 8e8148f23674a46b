"""Composes the invented ads from hand-written parts: who hires, what the trade does, and what this one ad says."""

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
TASKS, NEEDS, BENEFITS, OWN_BENEFITS, FEWEST = 5, 4, 4, 2, 3
NEWEST_HOURS, OLDEST_HOURS = 2, 20 * 24
SHORTEST_RUNWAY, LONGEST_RUNWAY = 14, 60


@dataclass(frozen=True, slots=True)
class DemoAd:
    """An invented ad; `closed` ones show what an inactive job looks like."""

    item: FeedItem
    closed: bool


class Pool:
    """Hand-written lines to choose from; those used least are taken first, so that two ads differ."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)
        self._used: Counter[str] = Counter()

    def take(self, most: int, chance: Random, without: Collection[str] = ()) -> list[str]:
        """At most that many lines in the order in which they were written; of a small pool two thirds."""
        fitting = [line for line in self._lines if line not in without]
        count = min(most, max(FEWEST, ceil(len(fitting) * 2 / 3)))
        shuffled = chance.sample(fitting, len(fitting))
        taken = set(sorted(shuffled, key=self._used.__getitem__)[:count])
        self._used.update(taken)
        return [line for line in self._lines if line in taken]


def compose(now: datetime) -> Iterator[DemoAd]:
    """Every invented ad, the same at every call except for the dates, which follow `now`."""
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
    """What the ads of one language share."""

    language: str
    shared: dict[str, Any]
    benefits: dict[str, Pool]

    def unfit_for(self, said: dict[str, Any]) -> list[str]:
        """Benefits of the season or of working at home, where the ad offers no such work."""
        only = self.shared.get("only", {})
        seasonal = [] if said["employment"] == "seasonal" else only.get("seasonal", [])
        home = [] if said.get("mode", "on-site") != "on-site" else only.get("home", [])
        return [*seasonal, *home]


def _ads_of(
    name: str, trade: dict[str, Any], voice: _Voice, employers: dict[str, DemoEmployer], now: datetime
) -> Iterator[DemoAd]:
    tasks, needs = Pool(trade["tasks"]), Pool(trade["needs"])
    for number, written in enumerate(trade["ads"], start=1):
        external_id = f"{voice.language}/{name}/{number}"
        chance = Random(external_id)  # noqa: S311 - variety, not secrecy
        said = {key: value for key, value in trade.items() if key != "ads"} | written
        employer = employers[said["by"]]
        ad = _ad(
            said,
            employer,
            voice,
            [*(written.get("tasks") or tasks.take(TASKS, chance)), *_extra(said, "also")],
            [*(written.get("needs") or needs.take(NEEDS, chance)), *_extra(said, "want")],
            chance,
        )
        published_at = now - timedelta(hours=_age_in_hours(chance))
        last_day = now + timedelta(days=chance.randint(SHORTEST_RUNWAY, LONGEST_RUNWAY))
        apply_until = last_day.replace(hour=22, minute=59, second=59, microsecond=0)
        item = FeedItem(external_id, _feed_employer(employer), ad, published_at, apply_until)
        yield DemoAd(item, closed=said.get("closed", False))


def _ad(
    said: dict[str, Any],
    employer: DemoEmployer,
    voice: _Voice,
    tasks: Sequence[str],
    needs: Sequence[str],
    chance: Random,
) -> JobAd:
    own = employer.gives if LANGUAGE_OF[employer.country] == voice.language else ()
    own = chance.sample(own, min(OWN_BENEFITS, len(own)))
    usual = voice.benefits[said["sector"]].take(BENEFITS - len(own), chance, voice.unfit_for(said))
    benefits = [*_extra(said, "give"), *own, *usual]
    closing = chance.choice(voice.shared["closings"])
    place = find_the_place(said.get("in", employer.place), employer.country)
    minimum, maximum = said["pay"]
    return JobAd(
        title=said["title"],
        language=voice.language,
        position=said["position"],
        places=(
            AdPlace(
                name=place.label(voice.language),
                country=place.country,
                geonameid=place.geonameid,
                latitude=place.latitude,
                longitude=place.longitude,
            ),
        ),
        work_mode=said.get("mode", "on-site"),
        employment=said["employment"],
        working_time=_working_time(said),
        workers=said.get("workers", 1),
        description=f"<p>{escape(said['lead'])}</p><h3>{voice.shared['tasks_heading']}</h3>{_list(tasks)}",
        requirements=_list(needs),
        benefits=f"{_list(benefits)}<p>{escape(closing)}</p>",
        education_level=said.get("education"),
        minimum_experience_years=said.get("experience"),
        driving_licences=tuple(said.get("licences", ())),
        languages=tuple(LanguageSkill(language=code, level=level) for code, level in said.get("languages", ())),
        digital_skills=tuple(said.get("digital", ())),
        salary=Salary(
            currency=said.get("currency", "EUR"),
            minimum=minimum,
            maximum=maximum,
            period=said.get("period", "month"),
            tax=said["tax"],
        ),
        application_ways=tuple(_way(kind, said, employer, voice) for kind in said.get("ways", ["quick"])),
        format=said.get("format", JobFormat.STANDARD),
        demo=DemoMark.INVENTED,
    )


def _age_in_hours(chance: Random) -> float:
    """Half of the ads are younger than five days, so that visitors meet the home markets first."""
    return NEWEST_HOURS + (OLDEST_HOURS - NEWEST_HOURS) * chance.random() ** 2


def find_the_place(name: str, country: str) -> Place:
    """The largest place of that name in the country. Raises LookupError: demo ads stand in real places only."""
    found = list_places_named(name, country)
    if not found:
        msg = f"no place {name!r} in {country}"
        raise LookupError(msg)
    return found[0]


def _feed_employer(employer: DemoEmployer) -> FeedEmployer:
    place = find_the_place(employer.place, employer.country)
    return FeedEmployer(
        name=employer.name,
        place=place.name,
        place_id=place.geonameid,
        description=employer.about,
        contact_email=employer.contact_email,
        is_demo=True,
    )


def _way(kind: str, said: dict[str, Any], employer: DemoEmployer, voice: _Voice) -> ApplicationWay:
    page = slug(without_gender_suffixes(said["title"]))
    targets = {
        ApplicationType.EXTERNAL_LINK: f"https://posao.{employer.key}.example/{page}",
        ApplicationType.EXTERNAL_FORM: f"https://obrazac.{employer.key}.example/{page}",
        ApplicationType.PHONE: employer.phone,
        ApplicationType.ADDRESS: f"{employer.name}, {employer.address}",
        ApplicationType.IN_PERSON: voice.shared["visit"].format(address=employer.address),
    }
    way = ApplicationType(kind)
    return QUICK_APPLY if way is ApplicationType.QUICK else ApplicationWay(type=way, target=targets[way])


def _working_time(said: dict[str, Any]) -> WorkingTime | None:
    if "time" in said:
        return WorkingTime(said["time"])
    return None if said["employment"] == "student" else WorkingTime.FULL_TIME


def _extra(said: dict[str, Any], key: str) -> list[str]:
    return [said[key]] if key in said else []


def _list(lines: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"
