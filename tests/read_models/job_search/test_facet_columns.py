"""Facet columns have the same counts as bitmaps."""

from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from read_models.job_search.index.facet_columns import FacetColumns

SIZE = 300
bitmaps = st.frozensets(st.integers(0, SIZE - 1)).map(BitMap)
values_by_field = st.lists(st.lists(bitmaps, max_size=20), max_size=4)


@given(values_by_field, bitmaps)
def test_columns_count_like_bitmap_intersections(values_by_field: list[list[BitMap]], ads: BitMap) -> None:
    """Most ads have a combination of their own here, so that columns have to be split."""
    named = {
        f"{at}=": {f"{at}={value}": each for value, each in enumerate(some)} for at, some in enumerate(values_by_field)
    }
    columns = FacetColumns(SIZE, named)
    for fields in (list(named), list(named)[1::2]):
        counted = {field + value: count for field, value, count in columns.count(ads, fields)}
        expected = {key: len(ads & each) for field in fields for key, each in named[field].items()}
        assert counted == {key: count for key, count in expected.items() if count}
