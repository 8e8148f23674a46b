"""A saved search as a query of the search engine."""

from decimal import Decimal

from domain.reference.circles import Circle
from domain.saved_searches.values import SavedQuery
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.percolator.canonical_query import canonical, to_json
from read_models.job_search.query.plan import DAYS

NEW_JOBS = "3d"
"""The age, as a value of the dimension `published`, up to which an ad counts as new in a list."""


def index_query_of(saved: SavedQuery) -> IndexQuery:
    """The query; "new jobs only" becomes an age, so that it means the same whenever it is asked.

    Raises ValueError for a filter that there is not.
    """
    filters = {Dimension(each.dimension): each.values for each in saved.filters}
    if saved.new_jobs:
        ages = [*filters.get(Dimension.PUBLISHED, ()), NEW_JOBS]
        filters[Dimension.PUBLISHED] = (min((age for age in ages if age in DAYS), key=lambda age: DAYS[age]),)
    near = saved.near
    return IndexQuery(
        text=saved.text,
        areas=saved.areas,
        near=Circle(near.latitude, near.longitude, near.km) if near else None,
        positions=saved.positions,
        filters=tuple(filters.items()),
        salary_from=None if saved.salary_from is None else Decimal(saved.salary_from),
        exclude_locations=saved.exclude_locations,
    )


def canonical_text(saved: SavedQuery) -> str:
    """Serializes the canonical form of a saved search, which is stored. Raises UnfilteredSearch for one that every new
    ad would match."""
    return to_json(canonical(index_query_of(saved)))
