"""Values that are counted ad by ad are as many as their sets say."""

from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from read_models.job_search.columns import Columns

SIZE = 300
sets = st.frozensets(st.integers(0, SIZE - 1)).map(BitMap)
groups = st.lists(st.lists(sets, max_size=20), max_size=4)


@given(groups, sets)
def test_columns_count_what_sets_have_in_common(groups: list[list[BitMap]], ads: BitMap) -> None:
    """Most ads have a combination of their own here, so that columns have to be split."""
    named = {f"{at}=": {f"{at}={value}": each for value, each in enumerate(some)} for at, some in enumerate(groups)}
    columns = Columns(SIZE, named)
    for asked in (list(named), list(named)[1::2]):
        counted = {group + value: count for group, value, count in columns.count(ads, asked)}
        expected = {key: len(ads & each) for group in asked for key, each in named[group].items()}
        assert counted == {key: count for key, count in expected.items() if count}
