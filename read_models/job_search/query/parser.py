"""Parses the text of a query; parsed texts are cached, since many people type and save the same."""

from functools import lru_cache

from domain.reference.language.query_parser import parse_query

parse_text = lru_cache(maxsize=1 << 14)(parse_query)
