"""Parses terms of employment, in English and the languages of the markets."""

import re
from functools import lru_cache
from typing import TypeVar

from domain.jobs.ad import WorkingTime, WorkMode
from domain.kernel.employment import Employment

EMPLOYMENTS = (
    (Employment.INTERNSHIP, r"intern|internship|trainee|apprentice\w*|praksa|vježbeni\w*|pripravni\w*|praktikant\w*"),
    (Employment.STUDENT, r"student|študent\w*|studentski\w*|studentsk\w*|učenički\w*|студент\w*"),
    (Employment.SEASONAL, r"seasonal|season|sezon\w*|сезон\w*"),
    (Employment.PERMANENT, r"permanent|regular|direct hire|neodređeno|nedoločen\w*|stalni\w*|неопределено|career"),
    (
        Employment.FIXED_TERM,
        r"temporary|temp|contract|contractor|fixed[ -]?term|term|određeno|določen\w*|per diem|определено",
    ),
)
TIMES = (
    (WorkingTime.PART_TIME, r"part[ -]?time|parttime|nepuno|pola radnog|skrajšan\w*|krajši\w*|half[ -]?time|скратено"),
    (WorkingTime.FULL_TIME, r"full[ -]?time|fulltime|puno|polni|poln delovni|полно"),
)
MODES = (
    (WorkMode.HYBRID, r"hybrid|hibridn\w*|хибридн\w*"),
    (WorkMode.REMOTE, r"remote|telecommute|telework|work from home|rad od kuće|rad na daljinu|na daljavo|od doma"),
)
EDUCATIONS = (
    (4, r"high school|upper secondary|secondary school|sss|srednja|srednje\w*|средно"),
    (5, r"associate\w*|short-cycle|post-secondary\w*|viša|višja"),
    (6, r"bachelor\w*|undergraduate|prvostupni\w*|vš|všs"),
    (7, r"master\w*|postgraduate|graduate degree|magist\w*|vss"),
    (8, r"doctor\w*|ph\.?d|doktor\w*"),
)
YEARS = re.compile(
    r"(\d{1,2})(?:\s*\+)?(?:\s*(?:-|–|to|do)\s*\d{1,2})?(?:\s*(?:years?|yrs?|godin\w*|let\w*|години?).*)?"
)
MAX_YEARS = 50

T = TypeVar("T")


def _compiled(choices: tuple[tuple[T, str], ...]) -> tuple[tuple[T, re.Pattern[str]], ...]:
    return tuple((choice, re.compile(rf"(?<!\w)(?:{words})(?!\w)")) for choice, words in choices)


_EMPLOYMENTS, _TIMES, _MODES = _compiled(EMPLOYMENTS), _compiled(TIMES), _compiled(MODES)
_EDUCATIONS = _compiled(EDUCATIONS)


@lru_cache(maxsize=2_000)
def employment_of(terms: tuple[str, ...]) -> Employment | None:
    """The employment type; of several, the most specific."""
    found = _first(_EMPLOYMENTS, terms)
    return Employment(found) if found else None


@lru_cache(maxsize=2_000)
def working_time_of(terms: tuple[str, ...]) -> WorkingTime | None:
    """None also if both are offered."""
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
    lowered = text.casefold()
    return next((level for level, words in _EDUCATIONS if words.search(lowered)), None)


@lru_cache(maxsize=2_000)
def years_of(text: str) -> int | None:
    """Years of experience: "5+ years", "2-3 godine", "3"; None for anything else."""
    found = YEARS.fullmatch(text.strip().casefold())
    return int(found[1]) if found and int(found[1]) <= MAX_YEARS else None


def _first(choices: tuple[tuple[str, re.Pattern[str]], ...], terms: tuple[str, ...]) -> str | None:
    text = _joined(terms)
    return next((choice for choice, words in choices if words.search(text)), None) if text else None


def _joined(terms: tuple[str, ...]) -> str:
    return " · ".join(terms).casefold().replace("_", " ")
