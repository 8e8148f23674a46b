"""The ads of the relevance tests: real and invented ones, and some for easily confused words."""

import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from domain.job_import.items import FeedItem
from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.application_ways import QUICK_APPLY
from local.demo.composer import find_demo_place
from tests.sample_ads import home_market_ads, tts_ads, usajobs_ads

HERE = Path(__file__).parent
NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Offer:
    """An ad under the name that the judgements use."""

    name: str
    ad: JobAd
    employer: str
    published_at: datetime


@cache
def offers() -> tuple[Offer, ...]:
    """All of them, in the order in which they were published."""
    invented = [Offer(each.name, each.ad, each.employer, each.published_at) for each in home_market_ads()]
    real = [
        Offer(item.external_id, item.ad, item.employer.name, item.published_at)
        for item in (*usajobs_ads(NOW), *tts_ads(NOW))
        if isinstance(item, FeedItem)
    ]
    return tuple(sorted([*invented, *real, *_own()], key=lambda offer: (offer.published_at, offer.name)))


def _own() -> list[Offer]:
    written = tomllib.loads((HERE / "ads.toml").read_text("utf-8"))
    return [
        Offer(f"own/{name}", _ad(described), f"Tvrtka {number}", NOW - timedelta(hours=7 * number))
        for number, (name, described) in enumerate(written.items(), start=1)
    ]


def _ad(described: dict[str, str]) -> JobAd:
    place = find_demo_place(*described["place"])
    return JobAd(
        title=described["title"],
        language=described["language"],
        position=described["position"],
        places=(AdPlace(name=place.label(described["language"]), country=place.country, geonameid=place.geonameid),),
        description=f"<p>{described['text']}</p>",
        application_ways=(QUICK_APPLY,),
    )
