"""Who may use what the site says about itself."""

from tests.api.authorization_callers import EVERYBODY

LET_IN: dict[str, frozenset[str]] = {
    "get /api/site": EVERYBODY,
}
