"""Queries as people type them, by group, in two halves; they name truths, not ads.

The blind half was written without a look at any search, and nothing is tuned for single queries of it: one may read
its figures, not its queries. The tuned half is there to be read, and to improve the search by.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from domain.kernel.locales import Locale
from tests.relevance.market import MarketAd, market_ads
from tests.relevance.truth import fits

Half = Literal["blind", "tuned"]
HALVES: tuple[Half, ...] = ("blind", "tuned")
READS = {"hr": ("hr", "bs"), "sl": ("sl",), "bs": ("hr", "bs"), "mk": ("mk",), "en": ("en",)}
"""Languages whose ads a reader is sure to expect; fitting ads in others are good as well."""

Criteria = tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class EvaluationQuery:
    """What was typed into both fields on the site in this language, and the names of the ads that it should find
    (`wanted`) and may (`good`)."""

    group: str
    language: Locale
    text: str
    where: str
    wanted: frozenset[str]
    good: frozenset[str]


@cache
def queries(half: Half) -> tuple[EvaluationQuery, ...]:
    """The queries of a half, with what they want among the ads of the market."""
    return tuple(_judged(group, written) for group in groups(half) for written in group["queries"])


def groups(half: Half) -> list[dict[str, Any]]:
    """The groups of a half as they are written."""
    files = sorted((Path(__file__).parent / half).glob("*.toml"))
    return [group for file in files for group in tomllib.loads(file.read_text("utf-8"))["group"]]


def criteria_of(written: dict[str, Any], name: str) -> Criteria:
    """What a written query has under "wanted" or "good": nothing, a criterion, or a list of alternatives."""
    found = written.get(name, ())
    return (found,) if isinstance(found, dict) else tuple(found)


def _judged(group: dict[str, Any], written: dict[str, Any]) -> EvaluationQuery:
    reads = group.get("reads", READS[group["language"]])
    wanted = criteria_of(written, "wanted")
    good = wanted + criteria_of(written, "good")
    return EvaluationQuery(
        group=group["name"],
        language=group["language"],
        text=written["text"],
        where=written.get("where", ""),
        wanted=_fitting(tuple(_in_languages(criterion, reads) for criterion in wanted)),
        good=_fitting(good),
    )


def _in_languages(criterion: dict[str, Any], languages: tuple[str, ...]) -> dict[str, Any]:
    return {"language": languages} | criterion


def _fitting(criteria: Criteria) -> frozenset[str]:
    return frozenset(ad.name for ad in market_ads() if _is_one_of(ad, criteria))


def _is_one_of(ad: MarketAd, criteria: Criteria) -> bool:
    return any(fits(ad.truth, criterion) for criterion in criteria)
