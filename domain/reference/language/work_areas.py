"""Areas of work, which say an occupation only beside a rank: "suradnik za nabavu", "voditelj nabave". Searches do not
read them, for nobody who looks for "nabava" means all its ranks."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from domain.reference.language.analysis import terms
from domain.reference.language.occupation_titles import Stems
from domain.reference.names import read_rows


def areas_in(stems: Stems) -> Iterator[tuple[Stems, tuple[str, ...]]]:
    """The areas named, from left to right, each with the unit groups of all its ranks."""
    areas, lengths = work_areas(), _lengths()
    for first, stem in enumerate(stems):
        for length in lengths.get(stem, ()):
            name = stems[first : first + length]
            if codes := areas.get(name):
                yield name, codes


def is_area(stems: Stems) -> bool:
    """Whether these are the stems of an area."""
    return stems in work_areas()


@cache
def work_areas() -> dict[Stems, tuple[str, ...]]:
    """Unit groups of all ranks in an area, by the stems of its name in any language."""
    found: dict[Stems, list[str]] = defaultdict(list)
    for row in read_rows("work_areas.csv"):
        for name in row["names"].split("; "):
            found[tuple(terms(name))] += row["codes"].split()
    return {stems: tuple(dict.fromkeys(codes)) for stems, codes in found.items() if stems}


@cache
def _lengths() -> dict[str, frozenset[int]]:
    """Lengths in stems of the areas that begin with a stem."""
    lengths: dict[str, set[int]] = defaultdict(set)
    for stems in work_areas():
        lengths[stems[0]].add(len(stems))
    return {stem: frozenset(found) for stem, found in lengths.items()}
