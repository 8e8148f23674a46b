"""A search as a person typed and chose it: the first of its stages. Nothing of it is resolved."""

from dataclasses import dataclass

from read_models.job_search.index_query import Dimension, Filters


@dataclass(frozen=True, slots=True)
class TypedSearch:
    """Lines of words, names or ids of places, a point as degrees of latitude and longitude, ids of occupations and
    categories. `radius` is in kilometres, around the point or the places. `filters` have sorted values, in the order of
    dimensions."""

    query: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    near: tuple[float, float] | None = None
    radius: int | None = None
    positions: tuple[str, ...] = ()
    new_jobs: bool = False
    exclude_locations: bool = False
    filters: Filters = ()

    def chosen(self, dimension: Dimension) -> tuple[str, ...]:
        """The values of a filter."""
        return dict(self.filters).get(dimension, ())
