"""Counts what mails about a search would bring."""

from dataclasses import dataclass, replace
from datetime import timedelta

from api.jobs.viewer import Viewer, ViewerHistories
from api.saved_searches.schemas import SearchPreview
from domain.kernel.database.reading_engine import ReadingEngine
from domain.kernel.values.locales import Locale
from domain.saved_searches.values import SavedQuery
from read_models.job_search.index_query import Dimension, IndexQuery, Sort
from read_models.job_search.percolator.saved_query import index_query_of
from read_models.job_search.search_result import IndexNotBuilt
from read_models.job_search.serving.port import JobSearchEngine

SHOWN = 5
_DAY = timedelta(days=1)
_WEEKS = 4


@dataclass(frozen=True, slots=True)
class SearchPreviews:
    """Asks the search engine as new ads are matched: every word counts, and none is corrected."""

    search: JobSearchEngine
    histories: ViewerHistories
    engine: ReadingEngine

    def show(self, saved: SavedQuery, viewer: Viewer, locale: Locale) -> SearchPreview:
        """Jobs that match now, within a day, and a week on average."""
        query = replace(index_query_of(saved), sort=Sort.NEWEST)
        try:
            found = self.search.search(query, per_page=SHOWN, relax=False)
        except IndexNotBuilt:
            return SearchPreview(total=0, today=0, per_week=0, jobs=[])
        of_any_age = replace(query, filters=tuple(each for each in query.filters if each[0] is not Dimension.PUBLISHED))
        now = found.status.now.replace(microsecond=0)
        today = self._count(replace(of_any_age, new_since=now - _DAY))
        lately = self._count(replace(of_any_age, new_since=now - 7 * _WEEKS * _DAY))
        with self.engine.connect() as connection:
            cards = self.histories.cards(connection, viewer, found.cards, locale)
        return SearchPreview(total=found.total, today=today, per_week=lately / _WEEKS, jobs=cards)

    def _count(self, query: IndexQuery) -> int:
        return self.search.search(query, per_page=1, relax=False).total
