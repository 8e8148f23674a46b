"""The search has the same results, order and totals as the reference implementation."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from domain.kernel.values.locales import LOCALES
from domain.reference.circles import Circle
from domain.reference.preferred_languages import preferred_languages
from read_models.job_search.index_query import Dimension, Filters, IndexQuery, Sort
from tests.read_models.job_search.market import TITLES, WORDS, Market
from tests.read_models.job_search.scan import scan
from tests.thoroughness import examples

UNDERSTOOD = ["na neodređeno", "u Splitu", "od 1400", "B kategorija", "rad od kuće", "sezonski posao", "bez iskustva"]
typed = st.sampled_from(
    [*WORDS, *TITLES, "konobar", "vozac", "cistac", "drivers", "nemaovoga", "Ovlašteni", "Split", *UNDERSTOOD]
)
operators = st.sampled_from(["{}", "{}", "+{}", "-{}", '"{}"', '-"{}"', "{} |"])
beginnings = st.builds(
    lambda form, word, letters: form.format(word[:letters]),
    st.sampled_from(["{}*", "+{}*", "-{}*", "{}* |"]),
    typed,
    st.integers(1, 12),
)
texts = st.lists(st.builds(str.format, operators, typed) | beginnings, max_size=3).map(" ".join)
values: dict[Dimension, list[str]] = {
    Dimension.CATEGORY: ["24", "3", "999"],
    Dimension.EMPLOYMENT: ["permanent", "seasonal"],
    Dimension.WORK_MODE: ["on-site", "hybrid", "remote"],
    Dimension.WORKING_TIME: ["full-time", "part-time"],
    Dimension.EDUCATION: ["3", "6"],
    Dimension.EXPERIENCE: ["none", "1-2", "3-5", "6+"],
    Dimension.EMPLOYER: ["1", "2", "3"],
    Dimension.SALARY: ["1000", "1500", "2000", "5000"],
    Dimension.LANGUAGE: ["en", "de"],
    Dimension.LICENCE: ["B", "C1"],
    Dimension.PUBLISHED: ["1d", "3d", "30d", "whenever"],
    Dimension.APPLICATION_TYPE: ["quick", "phone"],
    Dimension.AD_LANGUAGE: ["hr", "mk"],
    Dimension.FORMAT: ["exclusive", "standard", "normal"],
}


def _filters(dimensions: set[Dimension]) -> Any:
    chosen = [
        st.tuples(st.just(dimension), st.lists(st.sampled_from(values[dimension]), max_size=2, unique=True).map(tuple))
        for dimension in sorted(dimensions)
    ]
    return st.tuples(*chosen)


filters: st.SearchStrategy[Filters] = st.sets(st.sampled_from(list(Dimension)), max_size=3).flatmap(_filters)
nears = st.builds(
    Circle,
    st.floats(40.5, 46.5),
    st.floats(13, 23),
    st.sampled_from([0.1, 10, 60, 300, 30_000]),
) | st.just(Circle(43.5, 16.5, 10))
queries = st.builds(
    IndexQuery,
    text=texts,
    areas=st.lists(st.sampled_from(["HR", "HR-04", "3190261", "MK", "US", "XX"]), max_size=2, unique=True).map(tuple),
    near=st.none() | nears,
    positions=st.lists(st.sampled_from(["5131", "8332", "c24", "0000"]), max_size=2, unique=True).map(tuple),
    new_since=st.none() | st.integers(0, 500).map(lambda hours: datetime.now(UTC) - timedelta(hours=hours)),
    filters=filters,
    salary_from=st.none() | st.sampled_from([Decimal(0), Decimal("1305.5"), Decimal(2014), Decimal(10**9)]),
    exclude_locations=st.booleans(),
    sort=st.sampled_from(Sort),
    preferred_languages=st.sampled_from(
        [(), *map(preferred_languages, LOCALES), (("xx",),), (("hr", "en"), ("hr", "mk"))]
    ),
)
here = settings(
    max_examples=examples(150), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@here
@given(queries)
@example(IndexQuery())
@example(IndexQuery(preferred_languages=preferred_languages("sl")))
@example(IndexQuery(text="vozač", preferred_languages=preferred_languages("en")))
@example(IndexQuery(text="waiter", preferred_languages=preferred_languages("bs")))
@example(IndexQuery(sort=Sort.SALARY))
@example(IndexQuery(sort=Sort.DEADLINE))
@example(IndexQuery(text='"rad u timu" -konobar'))
@example(IndexQuery(text='"vozač kamion"'))
@example(IndexQuery(text="kono*"))
@example(IndexQuery(text="ko* -konobari* | vo*"))
@example(IndexQuery(text="ar* po* un* em* pa*", preferred_languages=preferred_languages("hr")))
@example(IndexQuery(text='"rad timu smjene"'))
@example(IndexQuery(text='"rad timu"'))
@example(IndexQuery(text='"u timu"'))
@example(IndexQuery(text='"na timu"'))
@example(IndexQuery(text='konobar -"u timu"'))
@example(IndexQuery(text='"vozač na"'))
@example(IndexQuery(text='"konobar split"'))
@example(IndexQuery(text="vozač na neodređeno u Hrvatskoj", filters=((Dimension.EMPLOYMENT, ("seasonal",)),)))
@example(IndexQuery(text="konobar u Splitu", exclude_locations=True))
@example(IndexQuery(text="konobar u Splitu", areas=("HR-04",), exclude_locations=True))
@example(IndexQuery(text="konobar u Splitu", near=Circle(43.5, 16.5, 10)))
@example(IndexQuery(near=Circle(43.5, 16.5, 10)))
def test_search_equals_a_scan(market: Market, query: IndexQuery) -> None:
    found = market.job_search.search(query, per_page=1000, relax=False)
    assert [card.number for card in found.cards] == scan(market.active(), query, market.platform.clock())
    assert (found.total, found.next_cursor) == (len(found.cards), None)


@here
@given(queries, st.integers(1, 7) | st.just(40))
@example(IndexQuery(), 40)
@example(IndexQuery(preferred_languages=preferred_languages("sl")), 40)
def test_pages_and_cursors_return_the_same_list(market: Market, query: IndexQuery, per_page: int) -> None:
    expected = scan(market.active(), query, market.platform.clock())
    by_page: list[int] = []
    by_cursor: list[int] = []
    for page in range(1, 5):
        found = market.job_search.search(query, page=page, per_page=per_page, relax=False)
        assert found.total == len(expected)
        by_page += [card.number for card in found.cards]
    cursor = None
    for _ in range(4):
        found = market.job_search.search(query, cursor=cursor, per_page=per_page, relax=False)
        assert found.total == len(expected)
        by_cursor += [card.number for card in found.cards]
        if not (cursor := found.next_cursor):
            break
    assert by_page == by_cursor == expected[: 4 * per_page]
