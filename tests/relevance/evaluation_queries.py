"""Queries as people type them, by group, in halves; they name truths, not ads.

Of the market's ads, the blind half was written without a look at any search, and nothing is tuned for single queries of
it: one may read its figures, not its queries. The tuned half is there to be read, and to improve the search by.

The unseen ads and their queries were written by someone who had seen neither the word lists nor the other queries. A
hash of what is typed splits them: one may look at unseen-a, and reads only the figures of unseen-b.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal
from zlib import crc32

from domain.kernel.values.locales import Locale
from tests.relevance.market import MARKET, UNSEEN, MarketAd, market_ads
from tests.relevance.truth import fits

Half = Literal["blind", "tuned", "unseen-a", "unseen-b"]
HALVES: tuple[Half, ...] = ("blind", "tuned")
UNSEEN_HALVES: tuple[Half, ...] = ("unseen-a", "unseen-b")
READS = {"hr": ("hr", "bs"), "sl": ("sl",), "bs": ("hr", "bs"), "mk": ("mk",), "en": ("en",)}
"""Languages whose ads a reader is sure to expect; fitting ads in others are good as well."""

Criteria = tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class EvaluationQuery:
    """A query as typed into both fields on the site in this language, and the names of the ads that it should find
    (`wanted`) and may (`good`)."""

    group: str
    language: Locale
    text: str
    where: str
    wanted: frozenset[str]
    good: frozenset[str]


@cache
def queries(half: Half) -> tuple[EvaluationQuery, ...]:
    """The queries of a half, with what they want among its ads."""
    ads = market_ads(ads_of(half))
    return tuple(_judged(group, written, ads) for group in groups(half) for written in group["queries"])


def ads_of(half: Half) -> Path:
    """The folder of the ads that a half looks for."""
    return UNSEEN if half in UNSEEN_HALVES else MARKET


def groups(half: Half) -> list[dict[str, Any]]:
    """The groups of a half as they are written."""
    if half in UNSEEN_HALVES:
        written = _groups_in(UNSEEN.parent / "queries")
        return [group | {"queries": [each for each in group["queries"] if _half_of(each) == half]} for group in written]
    return _groups_in(Path(__file__).parent / half)


def criteria_of(written: dict[str, Any], name: str) -> Criteria:
    """Reads what a written query has under "wanted" or "good": nothing, a criterion, or a list of alternatives."""
    found = written.get(name, ())
    return (found,) if isinstance(found, dict) else tuple(found)


def _groups_in(folder: Path) -> list[dict[str, Any]]:
    files = sorted(folder.glob("*.toml"))
    return [group for file in files for group in tomllib.loads(file.read_text("utf-8"))["group"]]


def _half_of(written: dict[str, Any]) -> Half:
    return UNSEEN_HALVES[crc32(f"{written['text']}|{written.get('where', '')}".encode()) % 2]


def _judged(group: dict[str, Any], written: dict[str, Any], ads: tuple[MarketAd, ...]) -> EvaluationQuery:
    reads = group.get("reads", READS[group["language"]])
    wanted = criteria_of(written, "wanted")
    good = wanted + criteria_of(written, "good")
    return EvaluationQuery(
        group=group["name"],
        language=group["language"],
        text=written["text"],
        where=written.get("where", ""),
        wanted=_fitting(ads, tuple(_in_languages(criterion, reads) for criterion in wanted)),
        good=_fitting(ads, good),
    )


def _in_languages(criterion: dict[str, Any], languages: tuple[str, ...]) -> dict[str, Any]:
    return {"language": languages} | criterion


def _fitting(ads: tuple[MarketAd, ...], criteria: Criteria) -> frozenset[str]:
    return frozenset(ad.name for ad in ads if _is_one_of(ad, criteria))


def _is_one_of(ad: MarketAd, criteria: Criteria) -> bool:
    return any(fits(ad.truth, criterion) for criterion in criteria)
