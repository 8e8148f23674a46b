"""Challenges of five minutes: sign-ins that await the second factor, and factors that are being added."""

import secrets
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select, update

from domain.accounts.second_factor.tables import second_factor_challenge
from domain.kernel.values.ids import new_id

LIFETIME = timedelta(minutes=5)
MAX_TRIES = 5
_NOW = func.clock_timestamp()
_ROW = second_factor_challenge.c


class ChallengePurpose(StrEnum):
    """The purpose of a challenge, which is of no use for any other."""

    SIGN_IN = "sign-in"
    PASSKEY_SIGN_IN = "passkey-sign-in"
    """A sign-in by passkey alone; nobody has said yet who signs in."""
    ADD_APP = "add-app"
    ADD_PASSKEY = "add-passkey"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge that still stands. `remembered` and `come_back` are what the first step asked for."""

    id: UUID
    account_id: UUID | None
    challenge: bytes | None
    encrypted_secret: str | None
    remembered: bool
    come_back: bool
    tries_left: int


def new_challenge() -> bytes:
    """Generates 32 random bytes for a passkey to sign."""
    return secrets.token_bytes(32)


def begin_challenge(connection: Connection, purpose: ChallengePurpose, account_id: UUID | None, **values: Any) -> UUID:
    """Begins a challenge in the caller's transaction; returns its id."""
    challenge_id = values.pop("challenge_id", None) or new_id()
    row = {"id": challenge_id, "purpose": purpose, "account_id": account_id, **values}
    connection.execute(insert(second_factor_challenge).values(row))
    return challenge_id


def find_challenge(connection: Connection, purpose: ChallengePurpose, challenge_id: UUID) -> Challenge | None:
    """The challenge; None when it was used, has expired, or has no tries left."""
    row = connection.execute(select(second_factor_challenge).where(_stands(purpose, challenge_id))).one_or_none()
    return _challenge(row) if row else None


def take_try(connection: Connection, purpose: ChallengePurpose, challenge_id: UUID) -> Challenge | None:
    """Finds a challenge and takes one try off it. The caller commits before comparing, so that no try is free."""
    taken = update(second_factor_challenge).where(_stands(purpose, challenge_id)).values(tries=_ROW.tries + 1)
    row = connection.execute(taken.returning(second_factor_challenge)).one_or_none()
    return _challenge(row) if row else None


def store_passkey_challenge(connection: Connection, challenge_id: UUID, challenge: bytes) -> None:
    """Stores the bytes that a passkey has to sign in this sign-in."""
    connection.execute(update(second_factor_challenge).where(_ROW.id == challenge_id).values(challenge=challenge))


def use_challenge(connection: Connection, challenge_id: UUID) -> bool:
    """Deletes a challenge, in the caller's transaction; False when another request was first."""
    return connection.execute(delete(second_factor_challenge).where(_ROW.id == challenge_id)).rowcount == 1


def delete_challenges_of(connection: Connection, account_id: UUID) -> None:
    """Cancels whatever is under way for the account, in the caller's transaction."""
    connection.execute(delete(second_factor_challenge).where(_ROW.account_id == account_id))


def delete_expired_challenges(engine: Engine) -> int:
    """Deletes, for the schedule, challenges that have expired; returns how many."""
    with engine.begin() as connection:
        old = delete(second_factor_challenge).where(_ROW.begun_at < _NOW - LIFETIME)
        return connection.execute(old).rowcount


def _stands(purpose: ChallengePurpose, challenge_id: UUID) -> ColumnElement[bool]:
    return (
        (_ROW.id == challenge_id)
        & (_ROW.purpose == purpose)
        & (_ROW.begun_at > _NOW - LIFETIME)
        & (_ROW.tries < MAX_TRIES)
    )


def _challenge(row: Any) -> Challenge:
    return Challenge(
        row.id,
        row.account_id,
        bytes(row.challenge) if row.challenge is not None else None,
        row.encrypted_secret,
        row.remembered,
        row.come_back,
        MAX_TRIES - row.tries,
    )
