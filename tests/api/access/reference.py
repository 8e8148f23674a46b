"""Who may use names to choose from."""

from tests.api.authorization_callers import EVERYBODY

LET_IN: dict[str, frozenset[str]] = {
    "get /api/categories": EVERYBODY,
    "get /api/apps/education-levels": EVERYBODY,
    "get /api/suggestions/what": EVERYBODY,
    "get /api/suggestions/where": EVERYBODY,
}
