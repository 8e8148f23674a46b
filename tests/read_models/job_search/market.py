"""A small data set on a real log: ads of every kind that are published, changed and removed."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any

from domain.jobs.ad import JobAd
from domain.jobs.commands import CloseJob, EditJob, MoveDeadline, RelistJob, RemoveJob
from domain.jobs.events import ClosingReason, JobEmployer, JobPublished, RemovalReason
from domain.jobs.service import Jobs, job_stream
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from read_models.job_search.projection import JobSearch
from read_models.job_search.serving.engine import open_job_search
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels

CONTEXT = Context(SYSTEM, "web")
SEARCH = JobSearch()
TITLES = (
    "Konobar/ica", "KONOBAR / ICA (m/ž)", "Vozač kamiona", "Vozač autobusa", "Vozači", "Šef kuhinje", "Čistačica",
    "Software developer", "Senior C# developer", "Готвач", "Prodavač u Splitu", "Medicinska sestra", "!!!",
)  # fmt: skip
WORDS = (
    "rad", "smjene", "konobara", "kuhinja", "plaća", "vozač", "kamion", "iskustvo", "tim", "developer", "cloud",
    "sestra", "noćni", "prodaja", "dobar", "Split", "гости", "виножито", "autobusa", "šef",
)  # fmt: skip
PLACES: tuple[dict[str, Any], ...] = (
    {"name": "Split", "country": "HR", "geonameid": 3190261},
    {"name": "Rovinj", "country": "HR", "geonameid": 3191518},
    {"name": "Zagreb", "country": "HR", "geonameid": 3186886},
    {"name": "Охрид", "country": "MK", "geonameid": 787487},
    {"name": "Ljubljana", "country": "SI", "geonameid": 3196359},
    {"name": "Reston, Virginia", "country": "US"},
    {"name": "Podstrana", "country": "HR", "latitude": 43.484, "longitude": 16.5538},
)
FORMATS = ("EXCLUSIVE", "EXCLUSIVE-HOME", "HIGHLIGHTED", "STANDARD", "STANDARD", "STANDARD", "SOMETHING NEW")
EMPLOYERS = ("Konoba Tri Volta", "Maestralna kuća", "Buzzin Prevoz", "Bolnica Sv. Duh")
SALARIES: tuple[dict[str, Any] | None, ...] = (
    None, None, {"currency": "EUR", "minimum": "1200", "maximum": "1800"},
    {"currency": "EUR", "minimum": "1450.50", "tax": "net"}, {"currency": "USD", "maximum": "60000", "period": "year"},
    {"currency": "EUR", "minimum": "7.5", "period": "hour"}, {"currency": "ISK", "minimum": "400000"},
)  # fmt: skip


@dataclass
class Listing:
    """An ad as the market knows it. `over`: taken away, or ended by its employer or by its deadline."""

    number: int
    employer: JobEmployer
    ad: JobAd
    published_at: datetime
    apply_until: datetime
    over: bool = False


class Market:
    """Publishes and changes ads, and remembers how they stand."""

    def __init__(self, platform: Platform, read_models: ReadModels, seed: int = 0) -> None:
        self.platform = platform
        self.read_models = read_models
        self.job_search = open_job_search(platform.engine)
        self.jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
        self.listings: dict[int, Listing] = {}
        self.chance = Random(seed)
        self._now = platform.clock()

    def active(self) -> list[Listing]:
        """Lists the ads that can be found now."""
        now = self.platform.clock()
        return [listing for listing in self.listings.values() if not listing.over and listing.apply_until >= now]

    def random_ad(self) -> JobAd:
        pick, many = self.chance.choice, self.chance.sample
        remote = self.chance.random() < 0.1
        return ad(
            title=pick(TITLES),
            language=pick(("hr", "en", "sl", "bs", "mk")),
            position=pick((None, "5131", "8332", "2512", "2221")),
            categories=pick(((), (), (24,), (3, 24))),
            places=[] if remote else many(PLACES, self.chance.choice((1, 1, 2))),
            work_mode="remote" if remote else pick(("on-site", "hybrid")),
            employment=pick((None, "permanent", "seasonal")),
            working_time=pick((None, "full-time", "part-time")),
            description=f"<p>{' '.join(self.chance.choices(WORDS, k=12))}</p><ul><li>Rad u &amp; timu</li></ul>",
            requirements=f"<p>{' '.join(self.chance.choices(WORDS, k=3))}</p>",
            education_level=pick((None, 3, 6)),
            minimum_experience_years=pick((None, 0, 1, 4, 9)),
            driving_licences=pick(((), ("B",), ("B", "C 1"))),
            languages=pick(((), ({"language": "en"},), ({"language": "de"}, {"language": "en"}))),
            salary=pick(SALARIES),
            format=pick(FORMATS),
        )

    def publish(self, job_ad: JobAd | None = None, *, hours_old: float | None = None, days_left: float = 30) -> int:
        """An ad; one without days left ended already, though no event says so."""
        [number] = self.jobs.next_numbers(1)
        employer_id = self.chance.randint(1, len(EMPLOYERS))
        age = self.chance.choice((1, 20, 60, 200, 900)) + self.chance.random() if hours_old is None else hours_old
        listing = Listing(
            number,
            JobEmployer(id=employer_id, name=EMPLOYERS[employer_id - 1]),
            job_ad or self.random_ad(),
            self._now - timedelta(hours=age),
            self._now + timedelta(days=days_left),
        )
        event = JobPublished(
            number=number,
            employer=listing.employer,
            ad=listing.ad,
            published_at=listing.published_at,
            apply_until=listing.apply_until,
        )
        self.platform.logs["jobs"].append([Change(job_stream(number), 0, [event], CONTEXT)])
        self.listings[number] = listing
        return number

    def act(self) -> None:
        """Something happens to an ad that is there."""
        listing = self.chance.choice(self.active())
        acts = [self.edit, self.edit, self.move, self.pause, self.close, self.relist, self.remove]
        self.chance.choice(acts)(listing)

    def edit(self, listing: Listing) -> None:
        listing.ad = self.random_ad()
        self.jobs.edit(listing.number, EditJob(listing.ad), CONTEXT)

    def move(self, listing: Listing) -> None:
        listing.apply_until = self._now + timedelta(days=self.chance.randint(1, 60), seconds=self.chance.random())
        self.jobs.move_deadline(listing.number, MoveDeadline(listing.apply_until), CONTEXT)

    def pause(self, listing: Listing) -> None:
        self.jobs.pause(listing.number, CONTEXT)
        listing.over = True
        if self.chance.random() < 0.5:
            self.jobs.resume(listing.number, CONTEXT)
            listing.over = False

    def close(self, listing: Listing) -> None:
        self.jobs.close(listing.number, CloseJob(ClosingReason.FILLED), CONTEXT)
        listing.over = True

    def relist(self, listing: Listing) -> None:
        self.close(listing)
        listing.over = False
        listing.published_at = self._now - timedelta(hours=self.chance.randint(1, 50))
        listing.apply_until = self._now + timedelta(days=20)
        self.jobs.relist(listing.number, RelistJob(listing.apply_until, listing.published_at), CONTEXT)

    def remove(self, listing: Listing) -> None:
        self.jobs.remove(listing.number, RemoveJob(RemovalReason.REQUESTED), CONTEXT)
        listing.over = True

    def follow(self) -> None:
        """Lets the read model catch up."""
        self.read_models.show(SEARCH)
