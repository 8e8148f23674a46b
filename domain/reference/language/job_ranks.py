"""Words of titles for a person's rank, which leave open what is done: "viši stručni suradnik", "Senior Specialist"."""

from collections.abc import Sequence
from functools import cache, lru_cache

from domain.reference.language.analysis import terms
from domain.reference.names import read_rows

Prefixes = tuple[str, ...]
"""Beginnings of codes of ISCO-08, the likeliest first."""


@cache
def ranks() -> dict[str, Prefixes]:
    """Unit groups that a person of a rank may have, by the stem of the word for the rank."""
    return {stem: tuple(row["within"].split()) for row in _rows() if row["within"] for stem in _stems(row)}


@cache
def _qualifiers() -> frozenset[str]:
    """Stems that add nothing to a rank: "viši", "senior"."""
    return frozenset(stem for row in _rows() if not row["within"] for stem in _stems(row))


@cache
def _saying_alone() -> frozenset[str]:
    """Stems of ranks that are also occupations: an "administrator" of nothing works in an office."""
    return frozenset(stem for row in _rows() if row["alone"] for stem in _stems(row))


def says_alone(stems: Sequence[str]) -> bool:
    """Whether a name that is a rank says an occupation nevertheless."""
    return not _saying_alone().isdisjoint(stems)


@lru_cache(maxsize=1 << 12)
def is_rank(stems: tuple[str, ...]) -> bool:
    """Whether a name says a rank only: "viši savjetnik", but not "prodajni savjetnik"."""
    known = ranks()
    return any(stem in known for stem in stems) and all(stem in known or stem in _qualifiers() for stem in stems)


def rank_in(stems: Sequence[str]) -> Prefixes:
    """The unit groups of the first rank; empty if there is none."""
    known = ranks()
    return next((known[stem] for stem in stems if stem in known), ())


def _rows() -> list[dict[str, str]]:
    return read_rows("job_ranks.csv")


def _stems(row: dict[str, str]) -> list[str]:
    return [stem for word in row["words"].split("; ") for stem in terms(word)]
