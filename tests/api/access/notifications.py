"""Expected access to the routes of `api/notifications`, and the requests that test it."""

from tests.api.authorization_callers import IN_PERSON, SIGNED_IN, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/me/notifications": SIGNED_IN,
    "get /api/me/notifications/unread": SIGNED_IN,
    "post /api/me/notifications/read": SIGNED_IN,
    "get /api/me/notification-settings": SIGNED_IN,
    "patch /api/me/notification-settings": SIGNED_IN,
    "post /api/me/push-subscriptions": IN_PERSON,
    "delete /api/me/push-subscriptions": SIGNED_IN,
}

BROWSER = {
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "keys": {"p256dh": "B" + 86 * "A", "auth": 22 * "A"},
    "locale": "hr",
}

REQUESTS: Requests = {
    "post /api/me/notifications/read": lambda _: {"json": {"all": True}},
    "patch /api/me/notification-settings": lambda _: {"json": {"kinds": {"alerts": {"push": True}}}},
    # Refused with a 409, since no keys are configured: an error that shows that access was granted.
    "post /api/me/push-subscriptions": lambda _: {"json": BROWSER},
}
