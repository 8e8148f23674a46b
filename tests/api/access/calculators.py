"""Expected access to the routes of `api/calculators`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY

ALLOWED: dict[str, frozenset[str]] = {
    "post /api/calculators/salary": EVERYBODY,
    "post /api/calculators/royalty-contract": EVERYBODY,
    "post /api/calculators/service-contract": EVERYBODY,
    "get /api/calculators/years": EVERYBODY,
    "get /api/municipalities": EVERYBODY,
}
