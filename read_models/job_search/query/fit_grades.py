"""Grades how well ads fit the words of a query: by their titles, their occupations, or their texts
(docs/decisions/0064)."""

from dataclasses import dataclass

from domain.reference.language.query_parser import Query
from read_models.job_search.index.title_length import title_length_term
from read_models.job_search.query.conditions import AllOf, AnyOf, AtLeast, Condition, HasPhrase, HasTerm
from read_models.job_search.query.optional_words import optional_words
from read_models.job_search.query.word_conditions import any_term, as_written_in_title, in_title

LITTLE_ELSE = 1
"""A title with so many words besides those of the query says little else."""


@dataclass(frozen=True, slots=True)
class FitGrades:
    """`offered`: ads whose title or occupation says what the words ask for; others only mention it. It divides a list
    before the languages of its ads do, and `grades`, the best first, divide the upper part after the languages.
    `in_title`: all words are in the title."""

    offered: Condition
    grades: tuple[Condition, ...]
    in_title: Condition


def grade_fit(words: Query) -> FitGrades | None:
    """The grades for a query; None for one without words but excluded ones."""
    clauses = words.must + words.should
    of_phrases = (stem for phrase in words.phrases for stem in HasPhrase(phrase).terms)
    in_titles = (*map(in_title, clauses), *(HasTerm(f"^{stem}") for stem in of_phrases))
    if not in_titles:
        return None
    as_written = (*map(as_written_in_title, clauses), *in_titles[len(clauses) :])
    brief = any_term(map(title_length_term, range(1, len(in_titles) + LITTLE_ELSE + 1)))
    title_grades = (
        AllOf((*as_written, brief)),
        AllOf((*in_titles, brief)),
        AllOf(as_written),
        AllOf(in_titles),
    )
    if words.occupations:
        offered, partly_in_title = _of_occupations(words, in_titles)
        return FitGrades(offered, (*title_grades, *partly_in_title), AllOf(in_titles))
    half = (len(in_titles) + 1) // 2
    offered = AtLeast(half, in_titles) if half > 1 else AnyOf(in_titles)
    return FitGrades(offered, title_grades, AllOf(in_titles))


def _of_occupations(words: Query, in_titles: tuple[Condition, ...]) -> tuple[Condition, tuple[Condition, ...]]:
    """Ads of the occupations, by title or position; and of these, if there are other words, ads that have them in their
    titles."""
    optional = optional_words(words)
    of_occupations = AllOf(tuple(each.occupation for each in optional if each.occupation))
    first = len(words.must)
    others = [
        *in_titles[:first],
        *(in_titles[first + each.first] for each in optional if not each.occupation),
        *in_titles[first + len(words.should) :],
    ]
    return of_occupations, ((AllOf((of_occupations, *others)),) if others else ())
