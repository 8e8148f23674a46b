"""Analyses the text of an ad into stems, with the analyser that queries use."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from html import unescape

from domain.jobs.ad import JobAd
from domain.kernel.values.locales import LOCALES
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.analysis import analyse, terms, terms_of_phrase
from domain.reference.language.text_stems import stems_and_stop_words_of
from domain.reference.languages import find_language
from domain.reference.names import read_rows
from domain.reference.places import find_place, landscapes
from domain.reference.positions import find_position

TAG = re.compile("<[^>]*>")
PART_BREAK = "|"
"""Separates the parts of an ad, so that no phrase spans two of them."""
_PART_SEPARATOR = f" {PART_BREAK} "


@dataclass(frozen=True, slots=True)
class AdTerms:
    """`title_words` are the folded words of the title; `stems` those of all parts in order, with marked stop words, and
    with the title's before the first part break."""

    title_words: str
    stems: str


def analyse_ad(ad: JobAd, employer_name: str) -> AdTerms:
    """The words of an ad: its text, places, employer, occupation in five languages, and names of its field values."""
    title_words, title_stems = _title_words(ad.title)
    parts = [title_stems, stems_and_stop_words_of(employer_name)]
    parts += [_place_names(place.geonameid, place.name) for place in ad.places]
    parts.append(_position_names(ad.position))
    parts.append(_value_names(ad.employment, ad.work_mode, ad.working_time, ad.education_level))
    parts += [
        stems_and_stop_words_of(text_of_html(html)) for html in (ad.description, ad.requirements, ad.benefits) if html
    ]
    parts += [_language_names(skill.language) for skill in ad.languages]
    parts += [stems_and_stop_words_of(skill) for skill in (*ad.digital_skills, *ad.additional_skills)]
    return AdTerms(title_words, f" {_PART_SEPARATOR.join(parts)} ")


def text_of_html(html: str) -> str:
    """The text between the tags of cleaned markup."""
    return unescape(TAG.sub(" ", html))


@lru_cache(maxsize=1 << 14)
def _title_words(title: str) -> tuple[str, str]:
    plain = without_gender_suffixes(title)
    return " ".join(token.exact for token in analyse(plain).tokens), " ".join(terms_of_phrase(plain))


@lru_cache(maxsize=1 << 14)
def _place_names(geonameid: int | None, name: str) -> str:
    known = find_place(geonameid) if geonameid else None
    names = [name, known.name, known.region, *landscapes().get(known.region_id, ())] if known else [name]
    return " ".join(dict.fromkeys(stem for each in names for stem in terms(each)))


@lru_cache(maxsize=1 << 10)
def _position_names(code: str | None) -> str:
    known = find_position(code) if code else None
    names = dict.fromkeys(stems_and_stop_words_of(known.names.in_locale(locale)) for locale in LOCALES) if known else ()
    return _PART_SEPARATOR.join(names)


@lru_cache(maxsize=1 << 10)
def _value_names(employment: str | None, work_mode: str, working_time: str | None, education_level: int | None) -> str:
    """Names of the ad's field values: it is found by "sezonski posao" even if its text does not contain the words."""
    values = (employment, work_mode, working_time, education_level)
    known = map(_value_words().get, zip(_DIMENSIONS, map(str, values), strict=True))
    return _PART_SEPARATOR.join(filter(None, known))


@cache
def _language_names(code: str) -> str:
    known = find_language(code)
    names = [f"{known.in_locale(locale)} {word}" for locale, word in _LANGUAGE.items()] if known else []
    return _PART_SEPARATOR.join(dict.fromkeys(map(stems_and_stop_words_of, names)))


@cache
def _value_words() -> dict[tuple[str, str], str]:
    rows = read_rows("value_words.csv")
    return {
        (row["dimension"], row["value"]): _PART_SEPARATOR.join(map(stems_and_stop_words_of, row["words"].split("; ")))
        for row in rows
    }


_LANGUAGE = {"hr": "jezik", "en": "language", "sl": "jezik", "bs": "jezik", "mk": "јазик"}
_DIMENSIONS = ("employment", "workMode", "workingTime", "education")
