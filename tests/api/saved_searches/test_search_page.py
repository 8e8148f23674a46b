"""The search response says whether the signed-in user has saved it, and is cached without that."""

from tests.api.accounts.people import People
from tests.api.saved_searches.searcher import WAITER, Searcher

NOT_SAVED = {"isSaved": False, "savedSearchId": None}


def test_a_saved_search_is_recognised_however_it_is_written(ana: Searcher) -> None:
    assert ana.found(query="konobar", locations="Split") == NOT_SAVED
    saved = ana.save({"query": ["konobar"], "locations": ["3190261"]})
    is_saved = {"isSaved": True, "savedSearchId": saved["id"]}
    assert ana.found(query="konobar", locations="Split") == is_saved
    assert ana.found(query=" konobar ", locations="split", sort="newest", page=2) == is_saved
    assert ana.found(query="konobar") == NOT_SAVED
    assert ana.found() == NOT_SAVED
    ana.call("DELETE", f"/{saved['id']}")
    assert ana.found(query="konobar", locations="Split") == NOT_SAVED


def test_it_follows_a_change_of_filters(ana: Searcher) -> None:
    saved = ana.save(WAITER)
    ana.call("PATCH", f"/{saved['id']}", json={"search": {"query": ["kuhar"]}, "frequency": "off"})
    assert ana.found(query="konobar") == NOT_SAVED
    assert ana.found(query="kuhar")["savedSearchId"] == saved["id"]


def test_others_do_not_see_it_in_the_cached_result(ana: Searcher, people: People) -> None:
    ana.save(WAITER)
    iva, nobody = Searcher(*people.somebody()), Searcher(people.browser(), "")
    for _ in range(2):
        assert ana.found(query="konobar")["isSaved"]
        assert iva.found(query="konobar") == NOT_SAVED
        assert nobody.found(query="konobar") == NOT_SAVED
