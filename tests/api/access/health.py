"""Who may use what machines ask."""

from tests.api.authorization_callers import EVERYBODY

LET_IN: dict[str, frozenset[str]] = {
    "get /healthz": EVERYBODY,
    "get /readyz": EVERYBODY,
}
