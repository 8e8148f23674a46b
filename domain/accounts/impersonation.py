"""Impersonation: an administrator uses the site as a person who needs help, for at most ten minutes, and no longer than
the administrator's role and own session last."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection, Engine, func, insert, select, update

from domain.accounts.access_records import Access, AccessKind, record_access
from domain.accounts.account import Account, AccountRepository
from domain.accounts.devices import describe_device, new_device_token
from domain.accounts.errors import AccountNotFound, Forbidden, LinkInvalidOrExpired
from domain.accounts.one_time_links import OneTimeLinks, Purpose
from domain.accounts.roles import AccountRole
from domain.accounts.session_start import Browser, StartedSession
from domain.accounts.sessions import NewSession, Session, Sessions
from domain.accounts.tables import acting_visit

_NOT_IMPERSONATED = {AccountRole.ADMINISTRATOR, AccountRole.AUDITOR, AccountRole.EDITOR}


@dataclass(frozen=True, slots=True)
class ImpersonationVisit:
    """An administrator impersonated a person."""

    reason: str
    started_at: datetime
    ended_at: datetime | None


class Impersonation:
    """The `original` token returns to the administrator's own account: once, from the impersonating session only."""

    def __init__(self, engine: Engine, repository: AccountRepository, links: OneTimeLinks) -> None:
        self._engine = engine
        self._repository = repository
        self._links = links

    def begin(self, administrator: Account, own: Session, email: str, reason: str, browser: Browser) -> NewSession:
        """Replaces the browser's own session by one of that person.

        Raises AccountNotFound, Forbidden for people who run the site themselves, LoginRequired when the own session has
        just ended or is impersonating already.
        """
        person = self._repository.find_by_email(email)
        if person is None or person.deactivated_at:
            raise AccountNotFound
        if person.id == administrator.id or _NOT_IMPERSONATED & {grant.role for grant in person.grants}:
            raise Forbidden
        device = describe_device(browser.agent)
        with self._engine.begin() as connection:
            new_session = Sessions.begin_acting(
                connection, person.id, administrator_id=administrator.id, original_session_id=own.id, device=device
            )
            self._links.request(
                connection,
                Purpose.ORIGINAL,
                administrator.locale,
                account_id=administrator.id,
                link_id=new_session.session_id,
            )
            row = {
                "id": new_session.session_id,
                "account_id": person.id,
                "administrator_id": administrator.id,
                "encrypted_reason": self._repository.encrypt_reason(person.id, new_session.session_id, reason),
            }
            connection.execute(insert(acting_visit).values(row))
            _record(connection, AccessKind.ACTING_BEGAN, administrator.id, person.id, browser)
        return new_session

    def return_token(self, session: Session) -> str:
        """The token that returns from this impersonating session."""
        return self._links.token(Purpose.ORIGINAL, session.id)

    def return_to_administrator(
        self, token: str, session: Session | None, browser: Browser
    ) -> tuple[UUID, StartedSession]:
        """Replaces the session by the administrator's own. Raises LinkInvalidOrExpired for a token that is not this
        session's, was used, or is too old, and when the impersonation has ended."""
        link = self._links.find(Purpose.ORIGINAL, token)
        if link is None or link.account_id is None or session is None or session.id != link.id:
            raise LinkInvalidOrExpired
        with self._engine.begin() as connection:
            resumed = Sessions.resume_original(connection, session.id)
            if resumed is None or not self._links.use(connection, link.id):
                raise LinkInvalidOrExpired
            end_impersonation(connection, session.id)
        return link.account_id, StartedSession(resumed, browser.device_token or new_device_token())

    def end(self, session: Session) -> None:
        """Ends the impersonation without returning."""
        with self._engine.begin() as connection:
            end_impersonation(connection, session.id)


def end_impersonation(connection: Connection, session_id: UUID) -> None:
    """Records the end of an impersonation; without one, or after its end, changes nothing."""
    row = acting_visit.c
    ended = update(acting_visit).where(row.id == session_id, row.ended_at.is_(None))
    returning = ended.values(ended_at=func.clock_timestamp()).returning(row.administrator_id, row.account_id)
    if visit := connection.execute(returning).one_or_none():
        _record(connection, AccessKind.ACTING_ENDED, visit.administrator_id, visit.account_id)


def _record(
    connection: Connection, kind: AccessKind, administrator_id: UUID, account_id: UUID, browser: Browser | None = None
) -> None:
    access = Access(
        kind,
        browser.route if browser else "",
        "administrator",
        actor_id=administrator_id,
        account_id=account_id,
        correlation_id=browser.correlation_id if browser else None,
    )
    record_access(connection, access, browser.network if browser else None)


def list_impersonations(
    connection: Connection, repository: AccountRepository, account_id: UUID
) -> list[ImpersonationVisit]:
    """Lists when and why administrators impersonated this person, newest first. Raises PersonErased."""
    row = acting_visit.c
    query = select(row.id, row.encrypted_reason, row.started_at, row.ended_at).where(row.account_id == account_id)
    return [
        ImpersonationVisit(
            repository.decrypt_reason(account_id, each.id, each.encrypted_reason), each.started_at, each.ended_at
        )
        for each in connection.execute(query.order_by(row.started_at.desc()))
    ]
