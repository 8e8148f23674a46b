"""Parses terms of employment, in English and the languages of the markets."""

import re
from functools import lru_cache
from typing import TypeVar

from domain.jobs.ad import WorkingTime, WorkMode
from domain.kernel.values.employment import Employment

EMPLOYMENTS = (
    (
        Employment.INTERNSHIP,
        (
            r"intern|internships?|trainee\w*|apprentice\w*|praksa|vježbeni\w*|pripravni\w*|praktikant\w*"
            r"|praktikum|ausbildung\w*|azubi\w*|volontariat|stagiaires?|alternance|apprentissage|tirocinio"
            r"|prácticas|l[æä]rling\w*|staż\w*|gyakornok\w*|stáž\w*|vajen\w*|пракса|приправни\w*"
        ),
    ),
    (
        Employment.STUDENT,
        (r"student|werkstudent\w*|študent\w*|studentski\w*|studentsk\w*|učenički\w*|студент\w*"),
    ),
    (
        Employment.SEASONAL,
        (
            r"seasonal|season|sezon\w*|сезон\w*|saison\w*|sesong\w*|säsong\w*|stagional\w*"
            r"|som[mn][ea]rjobb?"
        ),
    ),
    (
        Employment.PERMANENT,
        (
            r"permanent\w*|regular|direct ?hire|neodre(?:đ|dj)en\w*|neodr\.?|nedoločen\w*|stalni\w*|stalno"
            r"|trajni\w*|неопределено\w*|постојан\w*|career"
            r"|unbefristet\w*|festanstellung|feste anstellung|cdi|durée indéterminée|indeterminato"
            r"|indefinido|tillsvidare\w*|tills vidare|fast (?:ansettelse|stilling)|onbepaalde tijd"
            r"|nieokreślony|neurčitou|határozatlan\w*"
        ),
    ),
    (
        Employment.FIXED_TERM,
        (
            r"temporary|temp|contract|contractor|fixed[ -]?term|term|odre(?:đ|dj)en\w*|odr\.?"
            r"|privremen\w*|začasn\w*|določen\w*|per diem"
            r"|определено\w*|привремен\w*|befristet\w*|zeitarbeit|cdd|durée déterminée|int[ée]rim\w*|tempo determinato"
            r"|tiempo determinado|vikariat\w*|visstid\w*|tidsbegränsad\w*|\d+ månader|engasjement\w*"
            r"|åremål\w*|tijdelijk\w*|określony|určitou|határozott\w*"
        ),
    ),
)
TIMES = (
    (
        WorkingTime.PART_TIME,
        (
            r"(?:full[ -]or[ -])?part[ -]?time|nepun\w*|pola rad\w*|polovic\w*|skrajšan\w*|krajši\w*|half[ -]?time"
            r"|скратено|половина|неполно|teilzeit\w*|minijob|temps partiel|tiempo parcial|media jornada|tempo parziale"
            r"|deltid\w*|parttijds|pół etatu|pt|részmunkaid\w*|zkrácený"
        ),
    ),
    (
        WorkingTime.FULL_TIME,
        (
            r"full[ -]?time|full[ -]or[ -]part[ -]?time|puno|puni|polni|polno|poln delovni|полно"
            r"|voll(?:zeit\w*|-? (?:oder|und) teilzeit)|temps (?:plein|complet)|tiempo completo"
            r"|jornada completa|tempo pieno|heltid\w*|voltijds|pełny etat|teljes munkaid\w*|plný|ft"
        ),
    ),
)
MODES = (
    (
        WorkMode.HYBRID,
        (r"hybrid\w*|hibrid\w*|хибридн\w*|(?:mobiles?|teilweise mobiles?) arbeiten"),
    ),
    (
        WorkMode.REMOTE,
        (
            r"remote|telecommut\w*|telework\w*|work from home|rad od kuće|rad na daljinu|na daljavo"
            r"|od doma|од дома|télétravail|teletrabajo|telearbeit|hjemmekontor|distansarbete|smart working"
            r"|zdaln\w*|home[ -]?office"
        ),
    ),
)
EDUCATIONS = (
    (
        1,
        (
            r"n(?:kv|ss)|нкв|osnovn[ao]|osnovnošolsk\w*|основно|primary|elementary|niža|nižja"
            r"|bez (?:škole|kvalifikacije|zanimanja)|i\.? (?:stepen|stupanj|stopnja)"
        ),
    ),
    (2, r"p(?:kv|k)|polukvalificiran\w*|ii\.? (?:stepen|stupanj|stopnja)"),
    (
        4,
        (
            r"high school|upper secondary|secondary school|sss|kv|abitur|maturit\w*|srednja|srednje\w*|средно|ссс|кв"
            r"|i(?:ii|v)\.? (?:stepen|stupanj|stopnja)|v\.? stopnja"
        ),
    ),
    (5, r"associate\w*|short-cycle|post-secondary\w*|vkv|вкв|viša|višja|више|v\.? (?:stepen|stupanj)"),
    (
        6,
        (
            r"bachelor\w*|undergraduate|prvostupni\w*|vš|všs|вшс|visoka strokovna|visokošolsk\w*"
            r"|vi\.? (?:stepen|stupanj|stopnja)"
        ),
    ),
    (
        7,
        (
            r"master\w*|postgraduate|graduate degree|magist\w*|vss|всс|univerzitetn\w*|магист\w*|visok[ao]|високо"
            r"|vii\.? (?:stepen|stupanj|stopnja)"
        ),
    ),
    (8, r"doctor\w*|ph\.?d|doktor\w*|доктор\w*|viii\.? (?:stepen|stupanj|stopnja)"),
)
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
    lowered = text.casefold().replace("_", " ")
    return next((level for level, words in _EDUCATIONS if words.search(lowered)), None)


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


def _first(choices: tuple[tuple[str, re.Pattern[str]], ...], terms: tuple[str, ...]) -> str | None:
    text = _joined(terms)
    return next((choice for choice, words in choices if words.search(text)), None) if text else None


def _joined(terms: tuple[str, ...]) -> str:
    return " · ".join(terms).casefold().replace("_", " ")
