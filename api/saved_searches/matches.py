"""Answers why a job was mailed, or was not: from the events of the saved search, and the matches that were recorded."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection

from api.jobs.schemas import JobCard
from api.jobs.viewer import Viewer, ViewerHistories
from api.saved_searches.match_schemas import ExplainedMatch, SearchMatch, SearchMatches
from domain.jobs.errors import JobNotFound
from domain.jobs.service import job_stream
from domain.jobs.status import JobStatus
from domain.kernel.database.reading_engine import ReadingEngine
from domain.kernel.values.locales import Locale
from domain.saved_searches.decisions.preconditions import owned
from domain.saved_searches.errors import SavedSearchNotFound
from domain.saved_searches.notices import Notices
from domain.saved_searches.state import SavedSearch, fold
from domain.saved_searches.streams import SavedSearchStreams
from domain.saved_searches.values import SavedQuery
from read_models.job_pages.queries import list_by_number
from read_models.job_search.percolator.canonical_query import UnfilteredSearch, query_id_of
from read_models.job_search.percolator.explanation import list_unmet
from read_models.job_search.percolator.matches import Match, find_match, list_matches
from read_models.job_search.percolator.saved_query import canonical_text, index_query_of

PAGE = 20


@dataclass(frozen=True, slots=True)
class _Asked:
    """The owner's search, what it looks for, and what its events say of jobs."""

    search: SavedSearch
    query: SavedQuery
    query_id: UUID
    notices: Notices


@dataclass(frozen=True, slots=True)
class MatchViews:
    """Views of matches for owners; of anybody else's search they say SavedSearchNotFound."""

    streams: SavedSearchStreams
    histories: ViewerHistories
    engine: ReadingEngine

    def list(
        self, owner_id: UUID, search_id: UUID, cursor: int | None, viewer: Viewer, locale: Locale
    ) -> SearchMatches:
        """Matches since the search looks for what it looks for now."""
        asked = self._ask(owner_id, search_id)
        with self.engine.connect() as connection:
            since = asked.search.filters_changed_at
            found = list_matches(connection, asked.query_id, since, before=cursor, most=PAGE + 1)
            shown = found[:PAGE]
            cards = self._cards(connection, viewer, [each.job_number for each in shown], locale)
        items = [
            SearchMatch(
                job_id=each.job_number,
                job=cards.get(each.job_number),
                matched_at=each.matched_at,
                mailed_at=asked.notices.mailed.get(each.job_number),
                suppressed=asked.notices.suppression(each.job_number, each.number),
            )
            for each in shown
        ]
        return SearchMatches(items=items, next_cursor=str(shown[-1].number) if len(found) > PAGE else None)

    def explain(
        self, owner_id: UUID, search_id: UUID, job_number: int, viewer: Viewer, locale: Locale
    ) -> ExplainedMatch:
        """One job. Raises JobNotFound for one that was never published."""
        asked = self._ask(owner_id, search_id)
        with self.engine.connect() as connection:
            match = _recent(find_match(connection, asked.query_id, job_number), asked.search.filters_changed_at)
            try:
                unmet = list_unmet(connection, job_stream(job_number), index_query_of(asked.query))
            except LookupError as error:
                raise JobNotFound from error
            cards = self._cards(connection, viewer, [job_number], locale)
        return ExplainedMatch(
            job_id=job_number,
            job=cards.get(job_number),
            matched_at=match.matched_at if match else None,
            mailed_at=asked.notices.mailed.get(job_number),
            suppressed=asked.notices.suppression(job_number, match.number if match else None),
            matches=not unmet,
            unmet=unmet,
        )

    def _ask(self, owner_id: UUID, search_id: UUID) -> _Asked:
        history = self.streams.history(search_id)
        search = owned(fold(history), owner_id)
        if search.search is None:
            raise SavedSearchNotFound
        try:
            query_id = query_id_of(canonical_text(search.search))
        except UnfilteredSearch as error:
            raise SavedSearchNotFound from error
        return _Asked(search, search.search, query_id, Notices.of(history))

    def _cards(
        self, connection: Connection, viewer: Viewer, numbers: Sequence[int], locale: Locale
    ) -> dict[int, JobCard]:
        jobs = [job for job in list_by_number(connection, numbers) if job.status is not JobStatus.REMOVED]
        return {card.id: card for card in self.histories.cards(connection, viewer, jobs, locale)}


def _recent(match: Match | None, since: datetime) -> Match | None:
    """A match of the time since; earlier ones belong to others who look for the same."""
    return match if match and match.matched_at >= since else None
