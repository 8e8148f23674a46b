"""Serializes job lists with the viewer's history."""

from uuid import UUID

from fastapi import Request, Response

from api.http.concurrency_limit import ConcurrencyLimit
from api.jobs.search.description import describe, employers_of
from api.jobs.search.job_cards import JobSearchService
from api.jobs.search.responses import list_json, list_response
from api.jobs.viewer import NO_HISTORY, Viewer, ViewerHistories, ViewerHistory
from domain.kernel.database.reading_engine import ReadingEngine
from domain.saved_searches.owners import SavedSearchOwners
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.policy.found_jobs import ListRequest


class JobLists:
    """Finds the jobs, which are the same for all, and adds what they are to the viewer.

    One service for the routes of lists: each parameter of a route costs them ten microseconds.
    """

    def __init__(
        self,
        limit: ConcurrencyLimit,
        job_search: JobSearchService,
        histories: ViewerHistories,
        employers: EmployerCache,
        saved_searches: SavedSearchOwners,
        engine: ReadingEngine,
    ) -> None:
        self._limit = limit
        self._job_search = job_search
        self._histories = histories
        self._employers = employers
        self._saved_searches = saved_searches
        self._engine = engine

    async def respond(self, request: Request, viewer: Viewer, wanted: ListRequest, *, with_facets: bool) -> Response:
        """The list as JSON."""
        body = await self._limit.run(lambda: self._list_json(viewer, wanted, with_facets=with_facets))
        return list_response(request, viewer, body)

    def _list_json(self, viewer: Viewer, wanted: ListRequest, *, with_facets: bool) -> bytes:
        if with_facets:
            found, facets = self._job_search.find_with_facets(wanted)
        else:
            found, facets = self._job_search.find(wanted), b"[]"
        cards, employers = found.jobs.cards, employers_of([wanted.search], self._employers)
        described = describe(wanted.search, wanted.locale, employers, found.jobs.corrected)
        history, saved = self._of_viewer(viewer, [card.number for card in cards], described.key)
        logos = self._employers.logos(card.employer_id for card in cards)
        return list_json(found, described, facets, history, logos, saved, grouped=not wanted.featured)

    def _of_viewer(self, viewer: Viewer, job_numbers: list[int], key: str) -> tuple[ViewerHistory, UUID | None]:
        """Reads what the viewer did with the jobs, and the account's saved search that looks for the same."""
        if not viewer.is_known:
            return NO_HISTORY, None
        account_id = viewer.account_id
        with self._engine.connect() as connection:
            history = self._histories.read(connection, viewer, job_numbers)
            saved = self._saved_searches.find_saved_in(connection, account_id, key) if account_id and key else None
        return history, saved
