"""Expected access to the routes of `api/candidates`: members of employers, and never holders of a mailed link.

The CV that is opened is kept from the other employer.
"""

from tests.api.authorization_callers import MEMBERS

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/candidates": MEMBERS,
    "post /api/candidates/{cvId}/open": frozenset({"recruiter"}),
}
