"""Sessions: an opaque token in a cookie, its SHA-256 in a row."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from uuid import UUID

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    FromClause,
    and_,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from domain.accounts.account import Account, AccountRepository
from domain.accounts.errors import LoginRequired, SessionNotFound
from domain.accounts.roles import NO_EMPLOYER, AccountRole
from domain.accounts.second_factor.challenges import delete_challenges_of
from domain.accounts.tables import account, account_role, account_session
from domain.kernel.values.ids import new_id

REMEMBERED_IDLE_TIMEOUT = timedelta(days=30)
IDLE_TIMEOUT = timedelta(hours=12)
MAX_AGE = timedelta(days=365)
IMPERSONATION_LIMIT = timedelta(minutes=10)
_SEEN_UPDATE_INTERVAL = timedelta(minutes=1)
_ACTIVE_UPDATE_INTERVAL = timedelta(days=1)
_MAX_TOKEN_LENGTH = 100
_NOW = func.clock_timestamp()
_ORIGINAL = account_session.alias("original")
_ACTING = account_session.alias("acting")


@dataclass(frozen=True, slots=True)
class Session:
    """A signed-in browser; `acting_id` is the administrator who impersonates the person."""

    id: UUID
    device: str
    started_at: datetime
    seen_at: datetime
    age: timedelta
    acting_id: UUID | None = None
    has_second_factor: bool = False


@dataclass(frozen=True, slots=True)
class NewSession:
    """A new session with its token, which is not stored."""

    token: str
    session_id: UUID
    account_id: UUID
    has_second_factor: bool = False


class Sessions:
    """Begins, authenticates and ends sessions. Deadlines are by the database's clock."""

    def __init__(self, engine: Engine, repository: AccountRepository) -> None:
        self._engine = engine
        self._repository = repository

    @staticmethod
    def begin(
        connection: Connection, account_id: UUID, *, remembered: bool, device: str, second_factor: bool = False
    ) -> NewSession:
        """Begins a session in the caller's transaction."""
        row = {"account_id": account_id, "remembered": remembered, "device": device[:100]}
        began = _insert(connection, row | ({"second_factor_at": _NOW} if second_factor else {}))
        connection.execute(update(account).where(account.c.id == account_id).values(signed_in_at=_NOW, active_at=_NOW))
        return began

    @staticmethod
    def begin_acting(
        connection: Connection, account_id: UUID, *, administrator_id: UUID, original_session_id: UUID, device: str
    ) -> NewSession:
        """Begins an administrator's session as this account, in the caller's transaction.

        The administrator's own session loses its token until `resume_original` gives it another. Raises LoginRequired
        when it has just ended or lost it.
        """
        own = (account_session.c.id == original_session_id) & account_session.c.token_hash.is_not(None)
        if connection.execute(update(account_session).where(own).values(token_hash=None)).rowcount == 0:
            raise LoginRequired
        row = {"account_id": account_id, "remembered": False, "device": device[:100]}
        return _insert(connection, row | {"acting_id": administrator_id, "original_session_id": original_session_id})

    @staticmethod
    def resume_original(connection: Connection, acting_session_id: UUID) -> NewSession | None:
        """Ends an acting session and gives the administrator's own session a new token, in the caller's transaction.

        The session is no younger for it. None when either has ended.
        """
        row, token = account_session.c, secrets.token_urlsafe(32)
        acting = select(row.original_session_id).where(row.id == acting_session_id, _active())
        original_id = connection.execute(acting).scalar_one_or_none()
        if original_id is None:
            return None
        connection.execute(delete(account_session).where(row.id == acting_session_id))
        resumed = update(account_session).where(row.id == original_id).values(token_hash=_hash(token), seen_at=_NOW)
        found = connection.execute(resumed.returning(row.account_id, row.second_factor_at)).one_or_none()
        return NewSession(token, original_id, found.account_id, found.second_factor_at is not None) if found else None

    def authenticate(self, token: str | None) -> tuple[Account, Session] | None:
        """The account and session of a token; None when unknown or ended, or when the account is deactivated."""
        if not token or len(token) > _MAX_TOKEN_LENGTH:
            return None
        row_ = account_session.c
        query = select(
            account_session,
            (_NOW - row_.started_at).label("age"),
            (row_.seen_at < _NOW - _SEEN_UPDATE_INTERVAL).label("is_use_due"),
        ).where(row_.token_hash == _hash(token), _active())
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
            found = self._repository.find_in(connection, account.c.id == row.account_id) if row else None
        if row is None or found is None or found.deactivated_at:
            return None
        if row.is_use_due:
            self._record_use(row.id, found.id if row.acting_id is None else None)
        return found, Session(
            row.id, row.device, row.started_at, row.seen_at, row.age, row.acting_id, row.second_factor_at is not None
        )

    def _record_use(self, session_id: UUID, account_id: UUID | None) -> None:
        """Records the use of a session, and of the account whose person it is. Ignores write errors, such as a full
        disk, so that people can still read their data."""
        mine = update(account_session).where(account_session.c.id == session_id)
        row = account.c
        used = update(account).where(row.id == account_id, row.active_at < _NOW - _ACTIVE_UPDATE_INTERVAL)
        with suppress(DBAPIError), self._engine.begin() as connection:
            if account_id:  # first, as whoever signs in locks the account before its sessions
                connection.execute(used.values(active_at=_NOW))
            connection.execute(mine.values(seen_at=_NOW))

    def list_of(self, account_id: UUID) -> list[Session]:
        """The account's sessions, last used first, without those of impersonating administrators."""
        row = account_session.c
        query = (
            select(row.id, row.device, row.started_at, row.seen_at, (_NOW - row.started_at).label("age"))
            .where(row.account_id == account_id, row.acting_id.is_(None), _active(), ~_is_abandoned())
            .order_by(row.seen_at.desc())
        )
        with self._engine.connect() as connection:
            return [Session(*each) for each in connection.execute(query)]

    @staticmethod
    def mark_second_factor(connection: Connection, session_id: UUID, *, proven: bool) -> None:
        """Says whether the session has shown a second factor, in the caller's transaction."""
        mine = update(account_session).where(account_session.c.id == session_id)
        connection.execute(mine.values(second_factor_at=_NOW if proven else None))

    def end(self, token: str | None) -> None:
        """Ends the session of this token, if there is one."""
        if token:
            with self._engine.begin() as connection:
                self.end_in(connection, token)

    @staticmethod
    def end_in(connection: Connection, token: str | None) -> None:
        """Ends the session of a token in the caller's transaction: a login ends the browser's previous session.

        With an acting session the administrator's own one ends, to which the browser could return.
        """
        if token:
            row = account_session.c
            held = select(func.coalesce(row.original_session_id, row.id)).where(row.token_hash == _hash(token))
            connection.execute(delete(account_session).where(row.id.in_(held)))

    def revoke(self, account_id: UUID, session_id: UUID) -> None:
        """Ends one of the account's sessions. Raises SessionNotFound."""
        row = account_session.c
        mine = delete(account_session).where(
            row.id == session_id, row.account_id == account_id, row.acting_id.is_(None)
        )
        with self._engine.begin() as connection:
            if connection.execute(mine).rowcount == 0:
                raise SessionNotFound

    def revoke_others(self, account_id: UUID, session_id: UUID) -> int:
        """Ends all of the account's sessions but this one; returns how many."""
        with self._engine.begin() as connection:
            return self.end_all(connection, account_id, but=session_id)

    @staticmethod
    def end_all(connection: Connection, account_id: UUID, *, but: UUID | None = None) -> int:
        """Ends all sessions in the caller's transaction, those of impersonating administrators too, and sign-ins that
        await the second factor."""
        delete_challenges_of(connection, account_id)
        which = account_session.c.account_id == account_id
        if but:
            which &= account_session.c.id != but
        return connection.execute(delete(account_session).where(which)).rowcount

    def delete_ended(self) -> int:
        """Deletes, for the schedule, sessions that have ended."""
        with self._engine.begin() as connection:
            ended = connection.execute(delete(account_session).where(~_active())).rowcount
            return ended + connection.execute(delete(account_session).where(_is_abandoned())).rowcount


def _insert(connection: Connection, values: Mapping[str, object]) -> NewSession:
    token, session_id = secrets.token_urlsafe(32), new_id()
    row = {**values, "id": session_id, "token_hash": _hash(token)}
    account_id = connection.execute(insert(account_session).values(row).returning(account_session.c.account_id))
    return NewSession(token, session_id, account_id.scalar_one(), "second_factor_at" in values)


def _active() -> ColumnElement[bool]:
    """Condition of a session within its time limits; an acting session rests on the administrator's grant and own
    session, too."""
    row = account_session.c
    return and_(
        _in_time(account_session),
        or_(
            row.acting_id.is_(None),
            and_(row.started_at > _NOW - IMPERSONATION_LIMIT, _has_original(), _has_grant()),
        ),
    )


def _in_time(table: FromClause) -> ColumnElement[bool]:
    row = table.c
    idle = case((row.remembered, literal(REMEMBERED_IDLE_TIMEOUT)), else_=literal(IDLE_TIMEOUT))
    return and_(row.seen_at > _NOW - idle, row.started_at > _NOW - MAX_AGE)


def _has_original() -> ColumnElement[bool]:
    row = account_session.c
    return (
        select(_ORIGINAL.c.id)
        .where(_ORIGINAL.c.id == row.original_session_id, _ORIGINAL.c.account_id == row.acting_id, _in_time(_ORIGINAL))
        .correlate(account_session)
        .exists()
    )


def _has_grant() -> ColumnElement[bool]:
    grant = account_role.c
    return (
        select(grant.account_id)
        .where(
            grant.account_id == account_session.c.acting_id,
            grant.role == AccountRole.ADMINISTRATOR,
            grant.employer_id == NO_EMPLOYER,
        )
        .correlate(account_session)
        .exists()
    )


def _is_abandoned() -> ColumnElement[bool]:
    """An administrator's own session to which no acting session returns any more."""
    row = account_session.c
    returning = select(_ACTING.c.id).where(
        _ACTING.c.original_session_id == row.id, _ACTING.c.started_at > _NOW - IMPERSONATION_LIMIT
    )
    return row.token_hash.is_(None) & ~returning.correlate(account_session).exists()


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "replace")).digest()
