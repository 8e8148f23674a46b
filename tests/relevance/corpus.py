"""The ads that are searched: the demo content as of one moment, and a handful written for the traps between words."""

import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.application_ways import QUICK_APPLY
from domain.jobs.feeds.items import FeedItem
from local.demo.composer import compose, find_the_place
from local.demo.loading import tts_ads, usajobs_ads

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
    invented = [ad.item for ad in compose(NOW) if not ad.closed]
    real = [item for item in (*usajobs_ads(NOW), *tts_ads(NOW)) if isinstance(item, FeedItem)]
    told = [Offer(item.external_id, item.ad, item.employer.name, item.published_at) for item in (*invented, *real)]
    return tuple(sorted([*told, *_own()], key=lambda offer: (offer.published_at, offer.name)))


def _own() -> list[Offer]:
    written = tomllib.loads((HERE / "ads.toml").read_text("utf-8"))
    return [
        Offer(f"own/{name}", _ad(told), f"Tvrtka {number}", NOW - timedelta(hours=7 * number))
        for number, (name, told) in enumerate(written.items(), start=1)
    ]


def _ad(told: dict[str, str]) -> JobAd:
    place = find_the_place(*told["place"])
    return JobAd(
        title=told["title"],
        language=told["language"],
        position=told["position"],
        places=(AdPlace(name=place.label(told["language"]), country=place.country, geonameid=place.geonameid),),
        description=f"<p>{told['text']}</p>",
        application_ways=(QUICK_APPLY,),
    )
