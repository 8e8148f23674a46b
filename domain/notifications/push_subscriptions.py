"""Browsers that take pushes for an account."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, exists, func, select
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale
from domain.notifications.tables import push_subscription

MAX_SUBSCRIPTIONS = 10
"""Subscriptions of one account. One more takes the place of the oldest, which may be a browser that is not used any
more."""
_ROW = push_subscription.c


@dataclass(frozen=True, slots=True)
class BrowserKeys:
    """Values from the browser's Push API: the push service's address for it, which is secret, and the keys of payloads
    in base64url."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A stored subscription; `locale` is the language of the texts."""

    id: UUID
    browser: BrowserKeys
    locale: Locale


class PushSubscriptions:
    """Subscribes and unsubscribes browsers; both are idempotent. A session has one subscription at most, and its end is
    also that of the subscription."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def subscribe(self, account_id: UUID, session_id: UUID, browser: BrowserKeys, locale: Locale) -> None:
        """Subscribes the browser of a session; one that was subscribed for another account is so no longer."""
        digest = sha256(browser.endpoint.encode()).digest()
        row = {
            "id": new_id(),
            "account_id": account_id,
            "session_id": session_id,
            "endpoint_hash": digest,
            "endpoint": browser.endpoint,
            "p256dh": browser.p256dh,
            "auth": browser.auth,
            "locale": locale,
        }
        statement = insert(push_subscription).values(row)
        renewed: dict[str, Any] = {name: statement.excluded[name] for name in row if name != "endpoint_hash"}
        renewed["created_at"] = func.clock_timestamp()
        newest = (_ROW.created_at.desc(), _ROW.id)
        oldest = select(_ROW.id).where(_ROW.account_id == account_id).order_by(*newest).offset(MAX_SUBSCRIPTIONS)
        with self._engine.begin() as connection:
            of_session = delete(push_subscription).where(_ROW.session_id == session_id, _ROW.endpoint_hash != digest)
            connection.execute(of_session)
            connection.execute(statement.on_conflict_do_update(index_elements=["endpoint_hash"], set_=renewed))
            connection.execute(delete(push_subscription).where(_ROW.id.in_(oldest)))

    def unsubscribe(self, session_id: UUID) -> None:
        """Unsubscribes the browser of a session."""
        with self._engine.begin() as connection:
            connection.execute(delete(push_subscription).where(_ROW.session_id == session_id))

    def remove(self, subscription_id: UUID) -> None:
        """Removes a subscription that the push service does not know any more."""
        with self._engine.begin() as connection:
            connection.execute(delete(push_subscription).where(_ROW.id == subscription_id))

    def list_of(self, account_id: UUID) -> Sequence[PushSubscription]:
        """The account's subscriptions, the oldest first."""
        query = select(push_subscription).where(_ROW.account_id == account_id).order_by(_ROW.created_at, _ROW.id)
        with self._engine.connect() as connection:
            return [
                PushSubscription(row.id, BrowserKeys(row.endpoint, row.p256dh, row.auth), row.locale)
                for row in connection.execute(query)
            ]


def is_subscribed(connection: Connection, session_id: UUID) -> bool:
    """Whether the browser of a session takes pushes."""
    return connection.execute(select(exists().where(_ROW.session_id == session_id))).scalar_one()
