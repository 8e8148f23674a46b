"""The ads as the import of a feed stores them: with the occupation that it finds, which no feed here names."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from domain.feeds.raw_ads import RawAd, RawPlace
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.items import FeedItem
from domain.jobs.ad import JobAd
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from tests.relevance.corpus import NOW
from tests.relevance.market import MARKET, MarketAd, market_ads


@dataclass(frozen=True, slots=True)
class Positions:
    """Numbers of ads: all, those that got an occupation, and those that got one that they offer."""

    ads: int
    found: int
    right: int

    def __str__(self) -> str:
        return f"occupations: found {self.found / self.ads:.3f}, of these right {self.right / self.found:.3f}"


@cache
def imported_ads(folder: Path = MARKET) -> dict[str, JobAd]:
    """The ads of a folder by name, with the occupations of the import."""
    mapper = AdMapper(Gazetteer(), Occupations(), lambda: NOW, FeedDefaults())
    return {each.name: each.ad.model_copy(update={"position": _position(mapper, each)}) for each in market_ads(folder)}


def positions(folder: Path = MARKET) -> Positions:
    """Measures how well the import finds occupations."""
    found = [(each, ad.position) for each in market_ads(folder) if (ad := imported_ads(folder)[each.name]).position]
    right = sum(position in each.truth.occupations for each, position in found)
    return Positions(len(market_ads(folder)), len(found), right)


def _position(mapper: AdMapper, each: MarketAd) -> str | None:
    ad = each.ad
    item = mapper.map(
        RawAd(
            where=each.name,
            external_id=each.name,
            title=ad.title,
            description=ad.description,
            employer=each.employer,
            places=tuple(RawPlace(name=place.name, country=place.country or "") for place in ad.places),
            apply_address="https://apply.example/1",
            language=ad.language,
        )
    )
    if not isinstance(item, FeedItem):
        msg = f"{each.name}: {item.reason}"
        raise TypeError(msg)
    return item.ad.position
