"""Gives each application of an account a key of its own, so that one can be erased while the account stays.

Changes stored events: it runs at revision 0016, in the transaction of the migration, with the log locked.
"""

from contextlib import ExitStack
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson
import structlog
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, Engine, text

from domain.kernel.persons.personal_data import PersonKeys, decrypt
from migrations.chain_batch import create_chain_batch, drop_chain_batch
from migrations.key_split_events import reencrypt_stream

_BATCH = 10_000
_WAITING = """
FROM events.applications
WHERE originator_version = 1
  AND convert_from(state, 'UTF8')::jsonb -> 'd' ->> 'account_id' IS NOT NULL
  AND convert_from(state, 'UTF8')::jsonb ->> 'for' <> replace(originator_id::text, '-', '')
"""
ANY_LEFT = text(f"SELECT EXISTS (SELECT {_WAITING})")
_STREAMS = text(f"SELECT originator_id {_WAITING} ORDER BY notification_id")
_EVENTS = text(
    "SELECT originator_version AS version, topic, state, notification_id, recorded_at FROM events.applications"
    " WHERE originator_id = :stream ORDER BY originator_version"
)
_KEY = text("SELECT wrapped_key IS NOT NULL AS lives, erased_at FROM events.person_key WHERE person_id = :person")
_STORE_ERASED = text(
    "INSERT INTO events.person_key (person_id, erased_at) VALUES (:person, coalesce(:at, clock_timestamp()))"
)
_OWNER = text(
    "INSERT INTO public.application_owner"
    " (application_id, contact_index, started_at, verified_at, deleted_at, cleaned_at, account_id)"
    " VALUES (:application, :contact_index, :started_at, :verified_at, :deleted_at, :deleted_at, :account)"
    " ON CONFLICT DO NOTHING"
)
_TOPIC = "applications.Application"

log = structlog.get_logger()


class AccountKeySplit:
    """The id of the new key is that of the application, so that a restored backup gets the same keys again, and what
    was erased stays unreadable."""

    def __init__(self, connection: Connection, engine: Engine, wrapping_key: bytes) -> None:
        self._connection = connection
        self._keys = PersonKeys(engine, wrapping_key)

    def run(self) -> int:
        """Splits the keys, and chains the log anew from the first changed row; returns how many applications got one.

        Heads of the log from before differ afterwards.
        """
        self._connection.execute(text("SELECT pg_advisory_xact_lock(hashtextextended('events.applications', 0))"))
        streams = self._connection.execute(_STREAMS).scalars().all()
        positions = [self._split(stream_id) for stream_id in streams]
        if positions:
            self._chain(min(positions))
        log.info("account_keys_split", applications=len(positions))
        return len(positions)

    def _split(self, application_id: UUID) -> int:
        events = self._connection.execute(_EVENTS, {"stream": application_id}).all()
        first = orjson.loads(events[0].state)
        account_id = UUID(first["for"])
        happened: dict[str, datetime] = {row.topic.removeprefix(_TOPIC): row.recorded_at for row in reversed(events)}
        is_gone = "Deleted" in happened and "Sent" not in happened
        old = self._keys.cipher(account_id)
        with ExitStack() as keys:
            own = self._own_key(keys, application_id, account_id, is_gone=is_gone)
            reencrypt_stream(self._connection, application_id, (account_id, old), own, {})
        if not is_gone:
            is_verified = first["d"].get("contact_verified", True)
            row = {
                "application": application_id,
                "account": account_id,
                "contact_index": _contact_index(old, application_id, first) if own else "",
                "started_at": events[0].recorded_at,
                "verified_at": events[0].recorded_at if is_verified else happened.get("CodeVerified"),
                "deleted_at": happened.get("Deleted"),
            }
            self._connection.execute(_OWNER, row)
        return events[0].notification_id

    def _own_key(self, keys: ExitStack, application_id: UUID, account_id: UUID, *, is_gone: bool) -> AESGCM | None:
        """The application's cipher; None when it or its person was erased, or it was deleted before it was sent."""
        if self._connection.execute(_KEY, {"person": application_id}).one_or_none():
            return self._keys.cipher(application_id)
        before = self._connection.execute(_KEY, {"person": account_id}).one_or_none()
        if is_gone or before is None or not before.lives:
            at = before.erased_at if before else None
            self._connection.execute(_STORE_ERASED, {"person": application_id, "at": at})
            return None
        keys.enter_context(self._keys.creating(application_id)).store(self._connection)
        return self._keys.cipher(application_id)

    def _chain(self, first_changed: int) -> None:
        self._connection.execute(text(create_chain_batch("applications")))
        before = text("SELECT max(notification_id) FROM events.applications WHERE notification_id < :first")
        after: int | None = self._connection.execute(before, {"first": first_changed}).scalar_one() or 0
        statement = text("SELECT events.chain_batch_applications(:after, :batch)")
        while after is not None:
            after = self._connection.execute(statement, {"after": after, "batch": _BATCH}).scalar_one()
        self._connection.execute(text(drop_chain_batch("applications")))


def _contact_index(cipher: AESGCM | None, application_id: UUID, first: dict[str, Any]) -> str:
    ciphertext = first["p"].get("contact_index")
    if cipher is None or not ciphertext:
        return ""
    return orjson.loads(decrypt(cipher, f"{application_id}/1/contact_index", ciphertext))
