"""Fills, while a process starts, what its first searches would wait for."""

from collections.abc import Callable
from typing import Any

import psycopg
import structlog
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.errors import Unavailable
from domain.kernel.values.employment import Employment
from domain.kernel.values.locales import LOCALES
from read_models.job_search.index_query import Dimension
from read_models.job_search.policy.cached_search import CachedSearch
from read_models.job_search.policy.found_jobs import ListRequest
from read_models.job_search.policy.typed_search import TypedSearch
from read_models.job_search.policy.understood_search import understand
from read_models.job_search.serving.port import JobSearchEngine

log = structlog.get_logger()

_IN_TOWN = TypedSearch(query=("posao",), locations=("Zagreb", "-"))
_FIRST_WORDS = (
    *("posao", "prodavač", "kuhar", "vozač", "medicinska", "programer"),
    *("čistačica", "skladištar", "zidar", "električar", "računovođa"),
)
_FIRST_SEARCHES = (
    TypedSearch(),
    _IN_TOWN,
    TypedSearch(
        query=("konobar",),
        filters=((Dimension.EMPLOYMENT, (Employment.PERMANENT,)), (Dimension.EXPERIENCE, ("none",))),
    ),
    TypedSearch(filters=((Dimension.CATEGORY, ("1",)), (Dimension.EDUCATION, ("4",)))),
    *(TypedSearch(query=(word,)) for word in _FIRST_WORDS),
)


def load_query_analysis() -> None:
    """Reads rules of languages, places and titles from their files: the first word and the first name of a place load
    all."""
    for locale in LOCALES:
        understand(_IN_TOWN, locale)


def warm_up(engine: JobSearchEngine, search: CachedSearch[Any], *first: Callable[[], None]) -> None:
    """Fills the caches that every search needs, before them what the caller adds, and lets PostgreSQL plan the
    statements of searches as often as it does before it keeps a plan, so that the first requests are fast."""
    try:
        for load in first:
            load()
        engine.warm_up()
        for locale in LOCALES:
            for typed in _FIRST_SEARCHES:
                search.find_with_facets(ListRequest(understand(typed, locale), locale))
    except (SQLAlchemyError, psycopg.Error, Unavailable, LookupError) as error:
        log.info("search_warm_up_failed", error=type(error).__name__)
