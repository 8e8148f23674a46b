"""Access records: sign-ins and failures, roles, and what auditors and administrators read. They are only added."""

from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Engine, Select, delete, insert, select

from domain.accounts.tables import access_address, access_record
from domain.kernel.database.clock import Clock
from domain.kernel.log.event import Role
from domain.kernel.values.ids import new_id

_LISTED = 1_000
_BATCH = 5_000


class AccessKind(StrEnum):
    """The kind of event that an access record keeps."""

    SIGNED_IN = "signed-in"
    SIGN_IN_FAILED = "sign-in-failed"
    SECOND_FACTOR_ASKED = "second-factor-asked"
    """The first step of a sign-in was right."""
    SECOND_FACTOR_ADDED = "second-factor-added"
    SECOND_FACTOR_REMOVED = "second-factor-removed"
    SECOND_FACTOR_RESET = "second-factor-reset"
    RECOVERY_CODES_MADE = "recovery-codes-made"
    ROLE_GRANTED = "role-granted"
    ROLE_REVOKED = "role-revoked"
    AUDIT_READ = "audit-read"
    ACTING_BEGAN = "acting-began"
    ACTING_ENDED = "acting-ended"
    REQUESTED_WHILE_ACTING = "requested-while-acting"


@dataclass(frozen=True, slots=True)
class Access:
    """One access. It names nobody: ids of accounts only, and a keyed hash of whom an audit link was made for.

    `account_id` is whom it concerns; `about` the role, the kind of second factor, or the request's
    route, never its values; `object_id` the id of what was read or added, or the refusal's code.
    """

    kind: AccessKind
    about: str
    actor_role: Role
    actor_id: UUID | None = None
    actor_index: str | None = None
    account_id: UUID | None = None
    object_id: str | None = None
    correlation_id: UUID | None = None


@dataclass(frozen=True, slots=True)
class RecordedAccess:
    """An access with its time, and the truncated network address while it is kept."""

    recorded_at: datetime
    access: Access
    network: str | None


def record_access(connection: Connection, access: Access, network: str | None = None) -> None:
    """Records an access in the caller's transaction. `network` is a truncated address."""
    record_id = new_id()
    row = {
        "id": record_id,
        "kind": access.kind,
        "about": access.about,
        "actor_role": access.actor_role,
        "actor_id": access.actor_id,
        "actor_index": access.actor_index,
        "account_id": access.account_id,
        "object_id": access.object_id,
        "correlation_id": access.correlation_id,
    }
    connection.execute(insert(access_record).values(row))
    if network:
        connection.execute(insert(access_address).values(record_id=record_id, network=network))


def list_accesses(connection: Connection, account_id: UUID | None = None) -> list[RecordedAccess]:
    """The newest accesses first, at most a thousand: all, or those by an account or concerning it."""
    row = access_record.c
    names = [field.name for field in fields(Access)]
    columns = [row[name] for name in names]
    query = select(row.recorded_at, access_address.c.network, *columns).join_from(
        access_record, access_address, access_address.c.record_id == row.id, isouter=True
    )
    if account_id:
        query = query.where((row.account_id == account_id) | (row.actor_id == account_id))
    newest = connection.execute(query.order_by(row.recorded_at.desc()).limit(_LISTED))
    return [
        RecordedAccess(found["recorded_at"], _access({name: found[name] for name in names}), found["network"])
        for found in newest.mappings()
    ]


def _access(columns: dict[str, Any]) -> Access:
    of_kind: dict[str, Any] = {**columns, "kind": AccessKind(columns["kind"])}
    return Access(**of_kind)


def delete_addresses_of(connection: Connection, account_id: UUID) -> None:
    """Deletes the addresses of an account that is erased; its records stay."""
    concerned = select(access_record.c.id).where(
        (access_record.c.account_id == account_id) | (access_record.c.actor_id == account_id)
    )
    connection.execute(delete(access_address).where(access_address.c.record_id.in_(concerned)))


class AccessRecords:
    """Records accesses that no other transaction belongs to."""

    def __init__(self, engine: Engine, clock: Clock, addresses_period: timedelta) -> None:
        self._engine = engine
        self._clock = clock
        self._addresses_period = addresses_period

    def record(self, access: Access, network: str | None = None) -> None:
        """Records it before anything is answered. Raises SQLAlchemy's errors when it cannot."""
        with self._engine.begin() as connection:
            record_access(connection, access, network)

    def delete_expired_addresses(self) -> int:
        """Deletes, for the schedule, the addresses whose period is over; returns how many."""
        deleted, until = 0, self._clock() - self._addresses_period
        while count := self._delete_batch(until):
            deleted += count
        return deleted

    def _delete_batch(self, until: datetime) -> int:
        addresses = select_addresses().subquery()
        expired = select(addresses.c.id).where(addresses.c.since <= until).limit(_BATCH)
        with self._engine.begin() as connection:
            return connection.execute(delete(access_address).where(access_address.c.record_id.in_(expired))).rowcount


def select_addresses() -> Select[UUID, datetime]:
    """Network addresses by the `id` of their record, and `since` when they are kept."""
    return select(access_address.c.record_id.label("id"), access_address.c.recorded_at.label("since"))
