"""The term of how many words a title has, by which searches tell titles that say little else than a query."""

from collections.abc import Sequence

LONGEST_COUNTED = 12
"""Words of the longest titles that have such a term; longer ones never say little else."""


def title_length_term(words: int) -> str:
    """The term of titles with so many different words."""
    return f"titleWords={words}"


def title_length_terms(stems_in_title: Sequence[str]) -> tuple[str, ...]:
    """The term of a title with these stems; none for a long one, or one without words."""
    words = len(set(stems_in_title))
    return (title_length_term(words),) if 0 < words <= LONGEST_COUNTED else ()
