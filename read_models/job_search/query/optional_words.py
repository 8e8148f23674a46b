"""The parts of a query that may be given up: an occupation, another word, or words that mean a filter."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from domain.reference.language.head_words import says_little
from domain.reference.language.place_names import Evidence, find_area_name
from domain.reference.language.query_parser import Clause, Query
from read_models.job_search.index.terms import other_name_term
from read_models.job_search.index_query import Dimension
from read_models.job_search.query.conditions import AllOf, AnyOf, Condition, HasTerm
from read_models.job_search.query.word_conditions import anywhere, in_title, of_position


@dataclass(frozen=True, slots=True)
class OptionalPart:
    """The clauses of `should` from `first` to before `end`, or what the text says of a dimension, with its words; and
    what an ad fulfils that has it. `occupation` is fulfilled by ads of the occupation that the clauses name, by title
    or position, which may not just mention it. `names_place`: the word is also the name of a place. `says_little`: it
    is the head of many different things."""

    words: tuple[str, ...]
    condition: Condition
    first: int = 0
    end: int = 0
    occupation: Condition | None = None
    dimension: Dimension | None = None
    names_place: bool = False
    says_little: bool = False


def optional_words(words: Query) -> tuple[OptionalPart, ...]:
    """Each occupation, which ads of its positions fulfil whatever their words, and each other word."""
    parts: list[OptionalPart] = []
    at = 0
    for named in words.occupations:
        parts += (_word(words, single) for single in range(at, named.first))
        clauses = words.should[named.first : named.end]
        position = of_position(named)
        in_titles = AnyOf((_named_in_title(clauses), position))
        condition = AnyOf((AllOf(tuple(map(anywhere, clauses))), position))
        typed = tuple(word for clause in clauses for word in clause.exact)
        parts.append(OptionalPart(typed, condition, named.first, named.end, in_titles))
        at = named.end
    return (*parts, *(_word(words, single) for single in range(at, len(words.should))))


def _named_in_title(clauses: tuple[Clause, ...]) -> Condition:
    """Ads with all words of a name in their titles, but not one that only begins the name of another occupation."""
    unwanted = (HasTerm(other_name_term(stem)) for clause in clauses for stem in clause.alternatives)
    return AllOf(tuple(map(in_title, clauses)), tuple(unwanted) if len(clauses) == 1 else ())


def optional_terms(words: Query, filters: Mapping[Dimension, Condition]) -> tuple[OptionalPart, ...]:
    """Makes optional parts of the words that the text says of each of these dimensions, whose conditions are given."""
    said: dict[str, list[str]] = {}
    for each in words.understood:
        said.setdefault(each.dimension, []).append(each.text)
    return tuple(
        OptionalPart(tuple(said[name]), condition, dimension=name)
        for name, condition in filters.items()
        if name in said
    )


def without(words: Query, given_up: Collection[OptionalPart]) -> Query:
    """The query without some of its parts."""
    gone = {at for each in given_up for at in range(each.first, each.end)}
    dimensions = {each.dimension for each in given_up if each.dimension}
    kept = [at for at in range(len(words.should)) if at not in gone]
    occupations = tuple(
        replace(each, first=kept.index(each.first), end=kept.index(each.end - 1) + 1)
        for each in words.occupations
        if gone.isdisjoint(range(each.first, each.end))
    )
    return replace(
        words,
        should=tuple(words.should[at] for at in kept),
        occupations=occupations,
        understood=tuple(each for each in words.understood if each.dimension not in dimensions),
    )


def _word(words: Query, at: int) -> OptionalPart:
    clause = words.should[at]
    area = find_area_name(clause.exact[:1], clause.alternatives[:1])
    names_place = area is not None and area.needs <= Evidence.PREPOSITION_OR_CAPITAL
    return OptionalPart(
        tuple(word for spelling in clause.exact for word in spelling.split(" ")),
        anywhere(clause),
        at,
        at + 1,
        names_place=names_place,
        says_little=says_little(clause.alternatives[0]),
    )
