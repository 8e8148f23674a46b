"""Stable sample ads: real ones of the US federal government, and invented ones of the home markets."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from domain.feeds.errors import RefusedItem
from domain.job_import.date_shifting import shift_dates
from domain.job_import.items import FeedItem
from domain.jobs.ad import JobAd
from tools.federal_ads.tts_markdown import read_tts
from tools.federal_ads.usajobs import read_usajobs

ADS = Path(__file__).parent / "data" / "ads"


@dataclass(frozen=True, slots=True)
class HomeMarketAd:
    """An invented ad with the name that relevance judgements use."""

    name: str
    ad: JobAd
    employer: str
    published_at: datetime


def usajobs_ads(now: datetime) -> list[FeedItem | RefusedItem]:
    """Real ads of 2016 with their dates moved to `now`."""
    with (ADS / "usajobs_2016.jsonl").open(encoding="utf-8") as lines:
        return _shifted(read_usajobs(lines), now)


def tts_ads(now: datetime) -> list[FeedItem | RefusedItem]:
    """Real job pages of 2023 to 2025 with their dates moved to `now`."""
    pages = ((page.name, page.read_text("utf-8")) for page in sorted((ADS / "tts").glob("*.md")))
    return _shifted(read_tts(pages), now)


def home_market_ads() -> Iterator[HomeMarketAd]:
    """Invented ads in Croatian, English, Slovenian, Bosnian and Macedonian, published up to 4 May 2026."""
    with (ADS / "home_markets.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            written = json.loads(line)
            yield HomeMarketAd(
                name=written["external_id"],
                ad=JobAd.model_validate(written["ad"]),
                employer=written["employer"],
                published_at=datetime.fromisoformat(written["published_at"]),
            )


def _shifted(items: Iterable[FeedItem | RefusedItem], now: datetime) -> list[FeedItem | RefusedItem]:
    read = list(items)
    refused = [item for item in read if isinstance(item, RefusedItem)]
    return [*shift_dates(now, [item for item in read if isinstance(item, FeedItem)]), *refused]
