"""Parses terms of employment, in English and the languages of the markets."""

import re
from collections.abc import Sequence
from functools import lru_cache

from domain.job_import.words import patterns_of
from domain.jobs.ad import WorkingTime, WorkMode
from domain.kernel.values.employment import Employment

YEARS = re.compile(
    r"(?:(?:najmanje|minimalno|minimum|min\.?|at least|more than|od|vsaj|mindestens|expérience exigée(?: de)?)\s+)?"
    r"(\d{1,2})(?:\s*\+)?(?:\s*(?:-|–|to|do|bis|à)\s*\d{1,2})?"
    r"(?:\s*(?:years?|yrs?|godin\w*|let\w*|години?|ans?\b|an\(s\)|jahre?n?|år|anni|años?|lat).*)?"
)
NO_YEARS = re.compile(
    r"(?:bez|без) (?:\w+ ){0,2}(?:iskustva|искуство)|brez (?:\w+ ){0,2}izkušenj"
    r"|(?:radno )?iskustvo (?:nije|ni) (?:potrebno|uvjet|važno)|nije (?:potrebno|važno)"
    r"|ni (?:potrebno|pomembno|zahtevano)"
    r"|no (?:prior )?experience(?: (?:needed|required|necessary))?|not required|не е потребно"
)
LICENCE = re.compile(r"(?<![\w+])(?:AM|A[12]?|B1|C1?\+?E?|D1?\+?E?|B\+?E?|[FGH])(?![\w+])")
"""Categories of driving licences, in capitals."""
MAX_YEARS = 50

_EMPLOYMENTS, _TIMES, _MODES = patterns_of("employment"), patterns_of("working_time"), patterns_of("work_mode")
_EDUCATIONS = patterns_of("education")


@lru_cache(maxsize=2_000)
def employment_of(terms: tuple[str, ...]) -> Employment | None:
    """The employment type; of several, the most specific."""
    found = _first(_EMPLOYMENTS, terms)
    return Employment(found) if found else None


@lru_cache(maxsize=2_000)
def working_time_of(terms: tuple[str, ...]) -> WorkingTime | None:
    """Reads the working time from an ad's terms; None if they name none, or both."""
    text = _joined(terms)
    found = [choice for choice, words in _TIMES if words.search(text)]
    return WorkingTime(found[0]) if len(found) == 1 else None


@lru_cache(maxsize=2_000)
def work_mode_of(terms: tuple[str, ...], *, is_remote: bool) -> WorkMode:
    """The work mode: on site unless stated otherwise."""
    found = _first(_MODES, terms)
    return WorkMode(found) if found else WorkMode.REMOTE if is_remote else WorkMode.ON_SITE


@lru_cache(maxsize=2_000)
def education_of(text: str) -> int | None:
    """The required level of the Croatian framework; of alternatives, the lowest."""
    lowered = text.casefold().replace("_", " ")
    return next((int(level) for level, words in _EDUCATIONS if words.search(lowered)), None)


@lru_cache(maxsize=2_000)
def years_of(text: str) -> int | None:
    """Years of experience: "5+ years", "2-3 godine", "3"; None for anything else."""
    if NO_YEARS.fullmatch(text.strip().casefold()):
        return 0
    found = YEARS.fullmatch(text.strip().casefold())
    return int(found[1]) if found and int(found[1]) <= MAX_YEARS else None


@lru_cache(maxsize=2_000)
def licences_of(texts: tuple[str, ...]) -> tuple[str, ...]:
    """The categories of driving licences in texts about them: "B - Véhicule léger", "kategorije C i C+E"."""
    return tuple(dict.fromkeys(found.replace("+", "") for text in texts for found in LICENCE.findall(text)))


def _first(choices: Sequence[tuple[str, re.Pattern[str]]], terms: tuple[str, ...]) -> str | None:
    text = _joined(terms)
    return next((choice for choice, words in choices if words.search(text)), None) if text else None


def _joined(terms: tuple[str, ...]) -> str:
    return " · ".join(terms).casefold().replace("_", " ")
