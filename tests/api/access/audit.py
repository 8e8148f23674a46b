"""Who may use the audit."""

from tests.api.authorization_callers import AUDITORS

LET_IN: dict[str, frozenset[str]] = {
    "get /api/audit/applications": AUDITORS,
    "get /api/audit/applications/{applicationId}": AUDITORS,
    "get /api/audit/events": AUDITORS,
}
