"""Classifies job ads by occupation, from the names of occupations in their titles; a title that says none leaves it to
the description."""

from collections import Counter
from collections.abc import Callable

from domain.reference.language.occupation_matches import Match, matches_in, weight_of
from domain.reference.language.occupation_names import Kind
from domain.reference.language.text_stems import stems_of
from domain.reference.positions import find_position
from domain.reference.title_reading import persons_in_title, read_title

NAMED_EARLY, WORK_EARLY = 25, 12
"""Stems of a description among which one name of a person, or one of work, suffices; elsewhere it must be repeated."""
MAX_STEMS = 200
"""The stems of a description that are read."""


class Occupations:
    """The unit groups of ISCO-08."""

    def find(self, title: str, description: Callable[[], str] = str) -> str | None:
        """The unit group of the most specific name in the title. The description, as plain text, is read and decides
        when the title has none, an ambiguous one or only a rank. None if neither says."""
        named = read_title(title)
        if not named.is_open:
            return named.codes[0]
        return named.choose(_codes_in_description(description()))

    def find_all(self, title: str) -> tuple[str, ...]:
        """The unit groups of all persons in the title, most specific first: "Kuhar, konobar" offers two."""
        return persons_in_title(title)

    def knows(self, code: str) -> bool:
        """Whether there is a unit group with this code."""
        return find_position(code) is not None


def _codes_in_description(description: str) -> tuple[str, ...]:
    """Unit groups for which a description speaks, the best first: by a name in its beginning, or a repeated one."""
    if not description:
        return ()
    found = [match for match in matches_in(stems_of(description).split()[:MAX_STEMS]) if match.kind is not Kind.SKILL]
    times = Counter(match.codes for match in found)
    strong = [match for match in found if match.is_clear and (_is_early(match) or times[match.codes] > 1)]
    return tuple(dict.fromkeys(match.codes[0] for match in sorted(strong, key=weight_of, reverse=True)))


def _is_early(match: Match) -> bool:
    return match.first < (NAMED_EARLY if match.kind is Kind.NAME else WORK_EARLY)
