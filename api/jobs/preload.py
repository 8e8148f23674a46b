"""Reads rules of languages, places and titles from their files while a process starts."""

from api.jobs.query_parser import parse_search
from api.jobs.search_parameters import SearchFilters
from domain.kernel.values.locales import LOCALES


def load_query_analysis() -> None:
    """Fills the caches that analysing a query reads: the first word and the first name of a place load all."""
    for locale in LOCALES:
        parse_search(SearchFilters(query=("posao",), locations=("Zagreb", "-")), locale)
