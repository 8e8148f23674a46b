"""Corrects words of a query that no ad has to the similar words that most ads have."""

from collections.abc import Iterable
from dataclasses import replace

from domain.reference.language.analysis import analyse
from domain.reference.language.name_spelling import similar_names
from domain.reference.language.place_field import misspelt_town
from domain.reference.language.query_occupations import recognise_positions
from domain.reference.language.query_parser import Clause, Query, parse_query
from domain.reference.language.spelling import deletes, is_typo
from domain.reference.language.understood_words import LOCATIONS
from read_models.job_search.index.spelling import is_correctable
from read_models.job_search.query.conditions import AnyOf
from read_models.job_search.query.searcher import Searcher
from read_models.job_search.query.word_conditions import anywhere, of_position
from read_models.job_search.search_result import Correction

MAX_CORRECTIONS = 5
_SIMILAR_WORDS = "SELECT DISTINCT word FROM read.search_spelling WHERE deletion = ANY(%s)"


def correct_spelling(searcher: Searcher, words: Query, *, with_places: bool) -> tuple[Query, tuple[Correction, ...]]:
    """The query with corrected optional words, places that these name if `with_places`, and what was corrected."""
    corrections: list[Correction] = []
    should: list[Clause] = []
    named = {at for each in words.occupations for at in range(each.first, each.end)}
    for at, clause in enumerate(words.should):
        # The name of an occupation is right even if no ad has it.
        is_known = at in named or len(corrections) == MAX_CORRECTIONS
        corrected = None if is_known else _correction_of(searcher, clause, with_places=with_places)
        if corrected is not None:
            corrections.append(Correction(clause.exact[0], corrected.exact[0]))
        should.append(corrected or clause)
    if not corrections:
        return words, ()
    corrected_words = words.with_should(tuple(should))
    return _with_places(corrected_words) if with_places else corrected_words, tuple(corrections)


def _with_places(words: Query) -> Query:
    """The query with the places that its corrected words name."""
    again = parse_query(" ".join(clause.exact[0] for clause in words.should))
    places = tuple(each for each in again.understood if each.dimension == LOCATIONS)
    if not places:
        return words
    left = {clause.exact[0] for clause in again.should}
    kept = tuple(clause for clause in words.should if clause.exact[0] in left)
    return replace(words.with_should(kept), understood=(*words.understood, *places))


def _correction_of(searcher: Searcher, clause: Clause, *, with_places: bool) -> Clause | None:
    """The similar word that most ads have, else the name of an occupation that most ads offer, else a town of that
    spelling, of which there may be no ad; None for a word that ads have."""
    word, *others = clause.exact
    if others or " " in word or searcher.count(anywhere(clause)):
        return None
    similar = [_clause(each) for each in _similar_words(searcher, {word, *clause.alternatives})]
    having = {each: searcher.count(anywhere(each)) for each in similar}
    if not any(having.values()):
        having = {each: _count_offering(searcher, each) for each in map(_clause, similar_names(word))}
    if found := max((each for each in having if having[each]), key=lambda each: (having[each], each), default=None):
        return found
    town = misspelt_town(word) if with_places and is_correctable(word) else None
    return _clause(town) if town else None


def _clause(word: str) -> Clause:
    return Clause(_stems(word), (word,))


def _count_offering(searcher: Searcher, clause: Clause) -> int:
    """Counts the ads that have the word, or offer the occupation that it names."""
    conditions = (anywhere(clause), *map(of_position, recognise_positions(clause.alternatives[:1])))
    return searcher.count(AnyOf(conditions))


def _similar_words(searcher: Searcher, forms: Iterable[str]) -> list[str]:
    """Words of ads that are one typo away from a word with these forms: as written, and its stems."""
    correctable = [form for form in forms if is_correctable(form)]
    deletions = sorted({deletion for form in correctable for deletion in deletes(form)})
    words = (row[0] for row in searcher.fetch_rows(_SIMILAR_WORDS, (deletions,)))
    return [word for word in words if any(is_typo(form, word) for form in correctable)]


def _stems(word: str) -> tuple[str, ...]:
    """Lists the stems of a word, or of what is a stem already."""
    return tuple(dict.fromkeys([*(token.stem for token in analyse(word).tokens), word]))
