"""The task that pushes a notification to the browsers of its account."""

from datetime import timedelta
from time import monotonic

import orjson
import structlog
from sqlalchemy import Engine

from domain.kernel.values.locales import Locale
from domain.notifications.inbox import ListedNotification, find_notification
from domain.notifications.push_subscriptions import PushSubscriptions
from domain.site.urls import SiteUrls
from workers.failures import TaskFailed
from workers.outbox.task import Work
from workers.push.push_client import Delivery, PushClient
from workers.push.texts import push_text

log = structlog.get_logger()

_PATHS = SiteUrls("")
TIME_FOR_ALL = timedelta(seconds=20)
"""Time for the pushes of a notification to all browsers of its account; those that are left wait for the next
attempt."""


class Pushes:
    """`client` is None where no keys are configured: then nothing is pushed."""

    def __init__(self, engine: Engine, subscriptions: PushSubscriptions, client: PushClient | None) -> None:
        self._engine = engine
        self._subscriptions = subscriptions
        self._client = client

    def send_push(self, work: Work) -> None:
        """Pushes a notification that has not been read meanwhile, in the language of each browser.

        A further attempt goes to all browsers once more: they show a notification once, by its id. Subscriptions that
        the push service does not know any more are removed.
        """
        with self._engine.connect() as connection:
            found = find_notification(connection, work.about)
        if self._client is None or found is None or found[1].read_at:
            return
        account_id, notification = found
        postponed = ""
        deadline = monotonic() + TIME_FOR_ALL.total_seconds()
        for subscription in self._subscriptions.list_of(account_id):
            left = deadline - monotonic()
            if left <= 0:
                postponed = "the time for all browsers is over"
                break
            payload = push_payload(notification, subscription.locale)
            outcome = self._client.send(subscription.browser, payload, notification.id, left)
            match outcome.delivery:
                case Delivery.TAKEN:
                    continue
                case Delivery.GONE:
                    self._subscriptions.remove(subscription.id)
                case Delivery.POSTPONED:
                    postponed = outcome.reason
                case Delivery.REFUSED:
                    log.error("push_refused", subscription=str(subscription.id), reason=outcome.reason)
        if postponed:
            raise TaskFailed(postponed)


def push_payload(notification: ListedNotification, locale: Locale) -> bytes:
    """Makes the payload that the service worker receives."""
    text = push_text(notification, locale)
    path = _PATHS.page_with(notification.route, locale, notification.route_values)
    about = {"id": str(notification.id), "path": path, "language": locale}
    return orjson.dumps({"title": text.title, "body": text.body, **about})
