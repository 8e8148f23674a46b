"""Lists that go on with ads that lack words: each ad once, in groups that are what they say."""

from datetime import UTC, datetime
from itertools import groupby

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from domain.kernel.values.locales import LOCALES
from domain.reference.language.query_parser import parse_query
from domain.reference.preferred_languages import preferred_languages
from read_models.job_search.index_query import Dimension, IndexQuery, Sort
from read_models.job_search.query.query_words import words_of
from read_models.job_search.search_result import ResultPage
from tests.read_models.job_search.market import TITLES, WORDS, Market
from tests.read_models.job_search.scan import has_text, scan
from tests.thoroughness import examples

LONG = 1_000
words = st.sampled_from([*WORDS, *TITLES, "konobar", "čistačica", "nemaovoga", "+konobar", '"rad timu"', "-vozač"])
queries = st.builds(
    IndexQuery,
    text=st.lists(words, min_size=1, max_size=9).map(" ".join),
    areas=st.sampled_from([(), ("HR",), ("3190261",)]),
    filters=st.sampled_from([(), ((Dimension.WORK_MODE, ("on-site",)),)]),
    sort=st.sampled_from(Sort),
    preferred_languages=st.sampled_from([(), *map(preferred_languages, LOCALES)]),
)
here = settings(
    max_examples=examples(100), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@here
@given(queries, st.integers(1, 30))
@example(IndexQuery(text="konobar autobusa"), 3)
@example(IndexQuery(text="konobar autobusa cloud nemaovoga", sort=Sort.DEADLINE), 2)
@example(IndexQuery(text=" ".join(WORDS[:9])), 1)
def test_pages_and_cursors_lead_through_all_groups(market: Market, query: IndexQuery, per_page: int) -> None:
    whole = market.job_search.search(query, per_page=LONG)
    listed = [(card.number, whole.missing_words.get(card.number, ())) for card in whole.cards]
    assert len(set(listed)) == len(listed) == whole.total
    by_page: list[tuple[int, tuple[str, ...]]] = []
    by_cursor: list[tuple[int, tuple[str, ...]]] = []
    cursor = None
    for page in range(1, -(-whole.total // per_page) + 1):
        by_page += _read(market, query, whole, page=page, per_page=per_page)[0]
        read, cursor = _read(market, query, whole, cursor=cursor, per_page=per_page)
        by_cursor += read
    assert cursor is None
    assert by_page == by_cursor == listed


def _read(
    market: Market, query: IndexQuery, whole: ResultPage, *, per_page: int, page: int = 1, cursor: str | None = None
) -> tuple[list[tuple[int, tuple[str, ...]]], str | None]:
    found = market.job_search.search(query, page=page, cursor=cursor, per_page=per_page)
    assert (found.total, found.full_matches, found.given_up) == (whole.total, whole.full_matches, whole.given_up)
    return [(card.number, found.missing_words.get(card.number, ())) for card in found.cards], found.next_cursor


@here
@given(queries)
@example(IndexQuery(text="konobar autobusa"))
@example(IndexQuery(text="sestra cloud +konobar"))
def test_groups_are_what_they_say(market: Market, query: IndexQuery) -> None:
    found = market.job_search.search(query, per_page=LONG)
    missing = [found.missing_words.get(card.number, ()) for card in found.cards]
    groups = [(lacking, len([*same])) for lacking, same in groupby(missing)]
    expected = [((), found.full_matches)] if found.full_matches else []
    assert groups == expected + [(each.words, each.total) for each in found.given_up]
    if not found.corrections:
        full = scan(market.active(), query, datetime.now(UTC))
        assert [card.number for card in found.cards][: found.full_matches] == full


@here
@given(queries)
def test_required_and_excluded_words_hold_for_all_that_is_listed(market: Market, query: IndexQuery) -> None:
    asked = words_of(query)
    signed = " ".join(word for word in query.text.split() if word[:1] in "+-")
    found = market.job_search.search(query, per_page=LONG)
    listings = {listing.number: listing for listing in market.active()}
    assert all(has_text(listings[card.number], parse_query(signed)) for card in found.cards)
    optional = {word for clause in asked.should for word in clause.exact}
    if not found.corrections:
        assert {word for each in found.given_up for word in each.words} <= optional
