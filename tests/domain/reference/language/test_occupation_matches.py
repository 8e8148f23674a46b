"""Names of occupations are found in stems, wherever they stand."""

import pytest

from domain.reference.language.occupation_matches import matches_in
from domain.reference.language.occupation_titles import kinds_of


@pytest.mark.parametrize(("before", "after"), [((), ()), (("xyz",), ("xyz",)), (("xyz",), ())])
def test_every_name_is_found_whole(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    missed = [
        name
        for name, kinds in kinds_of().items()
        if len([each for each in matches_in((*before, *name, *after)) if each.stems == name]) < len(kinds)
    ]
    assert kinds_of()
    assert missed == []


def test_a_name_is_found_within_a_longer_one_after_it() -> None:
    longer = next(name for name in kinds_of() if len(name) > 1 and name[:1] in kinds_of())
    found = [match.stems for match in matches_in(longer) if match.first == 0]
    assert found[0] == longer
    assert longer[:1] in found


def test_no_name_reaches_beyond_the_end() -> None:
    longer = next(name for name in kinds_of() if len(name) > 1)
    assert all(len(match.stems) < len(longer) for match in matches_in(longer[:-1]))
