"""The second factors of an account, as rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from domain.accounts.account import AccountRepository
from domain.accounts.second_factor import app_codes
from domain.accounts.second_factor.passkeys import VerifiedPasskey
from domain.accounts.second_factor.recovery_codes import count_unused
from domain.accounts.second_factor.tables import second_factor
from domain.kernel.values.ids import new_id

MAX_FACTORS = 10


class FactorKind(StrEnum):
    """A kind of second factor that a person can add to the account."""

    APP = "app"
    PASSKEY = "passkey"


class Method(StrEnum):
    """A method by which the second step of a sign-in can be taken."""

    APP = "app"
    PASSKEY = "passkey"
    RECOVERY_CODE = "recovery-code"


@dataclass(frozen=True, slots=True)
class Factor:
    """A second factor, under the name that the person gave it."""

    id: UUID
    kind: FactorKind
    name: str
    added_at: datetime
    used_at: datetime | None


def has_factor(connection: Connection, account_id: UUID) -> bool:
    """Whether the account has a second factor."""
    mine = select(second_factor.c.id).where(second_factor.c.account_id == account_id)
    return connection.execute(select(mine.exists())).scalar_one()


def methods_of(connection: Connection, account_id: UUID) -> list[Method]:
    """The ways to take the second step; none for an account without a second factor."""
    kinds = select(second_factor.c.kind).distinct().where(second_factor.c.account_id == account_id)
    found = sorted(Method(kind) for kind in connection.execute(kinds).scalars())
    if found and count_unused(connection, account_id):
        found.append(Method.RECOVERY_CODE)
    return found


def list_factors(connection: Connection, repository: AccountRepository, account_id: UUID) -> list[Factor]:
    """The account's factors, the oldest first. Raises PersonErased."""
    row = second_factor.c
    query = select(row.id, row.kind, row.encrypted_name, row.added_at, row.used_at).where(row.account_id == account_id)
    return [
        Factor(
            each.id,
            FactorKind(each.kind),
            repository.decrypt_factor(account_id, each.id, "name", each.encrypted_name),
            each.added_at,
            each.used_at,
        )
        for each in connection.execute(query.order_by(row.added_at, row.id))
    ]


def insert_app(
    connection: Connection, repository: AccountRepository, account_id: UUID, name: str, secret: str, step: int
) -> UUID:
    """Adds an app whose code of this time step has been used; returns its id."""
    factor_id = new_id()
    row = {
        "id": factor_id,
        "account_id": account_id,
        "kind": FactorKind.APP,
        "encrypted_name": repository.encrypt_factor(account_id, factor_id, "name", name),
        "encrypted_secret": repository.encrypt_factor(account_id, factor_id, "secret", secret),
        "last_step": step,
    }
    connection.execute(insert(second_factor).values(row))
    return factor_id


def insert_passkey(
    connection: Connection, repository: AccountRepository, account_id: UUID, name: str, passkey: VerifiedPasskey
) -> UUID:
    """Adds a passkey; returns its id. Raises IntegrityError for one that an account has already."""
    factor_id = new_id()
    row = {
        "id": factor_id,
        "account_id": account_id,
        "kind": FactorKind.PASSKEY,
        "encrypted_name": repository.encrypt_factor(account_id, factor_id, "name", name),
        "credential_id": passkey.credential_id,
        "public_key": passkey.public_key,
        "sign_count": passkey.sign_count,
    }
    connection.execute(insert(second_factor).values(row))
    return factor_id


def use_app_code(
    connection: Connection, repository: AccountRepository, account_id: UUID, code: str, now: datetime
) -> bool:
    """Uses up the code of one of the account's apps, in the caller's transaction; False for a wrong code, and for one
    of a time step that is not newer than the last one used (RFC 6238, 5.2)."""
    row = second_factor.c
    apps = select(row.id, row.encrypted_secret).where(row.account_id == account_id, row.kind == FactorKind.APP)
    for app in connection.execute(apps).all():
        secret = repository.decrypt_factor(account_id, app.id, "secret", app.encrypted_secret)
        step = app_codes.matching_step(secret, code, now)
        if step is None:
            continue
        is_newer = row.last_step.is_(None) | (row.last_step < step)
        used = update(second_factor).where(row.id == app.id, is_newer)
        if connection.execute(used.values(last_step=step, used_at=func.clock_timestamp())).rowcount:
            return True
    return False


def passkeys_of(connection: Connection, account_id: UUID) -> Sequence[bytes]:
    """The credential ids of the account's passkeys."""
    row = second_factor.c
    query = select(row.credential_id).where(row.account_id == account_id, row.kind == FactorKind.PASSKEY)
    return [bytes(each) for each in connection.execute(query).scalars()]


def find_passkey(connection: Connection, credential_id: bytes) -> Row[Any, Any, Any, Any] | None:
    """A passkey's id, account, public key and sign count. Who uses it locks the account."""
    row = second_factor.c
    query = select(row.id, row.account_id, row.public_key, row.sign_count).where(row.credential_id == credential_id)
    return connection.execute(query).one_or_none()


def record_passkey_use(connection: Connection, factor_id: UUID, sign_count: int) -> None:
    """Keeps the passkey's new sign count, in the caller's transaction."""
    used = update(second_factor).where(second_factor.c.id == factor_id)
    connection.execute(used.values(sign_count=sign_count, used_at=func.clock_timestamp()))


def delete_factor(connection: Connection, account_id: UUID, factor_id: UUID) -> FactorKind | None:
    """Deletes one of the account's factors; returns its kind, None when there is no such factor."""
    row = second_factor.c
    kind = _delete(connection, (row.id == factor_id) & (row.account_id == account_id))
    return kind[0] if kind else None


def delete_factors(connection: Connection, account_id: UUID) -> int:
    """Deletes all factors of the account; returns how many."""
    return len(_delete(connection, second_factor.c.account_id == account_id))


def _delete(connection: Connection, which: ColumnElement[bool]) -> list[FactorKind]:
    kinds = connection.execute(delete(second_factor).where(which).returning(second_factor.c.kind)).scalars()
    return [FactorKind(kind) for kind in kinds]
