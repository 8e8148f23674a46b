"""Starts a session for an authenticated person, whatever the method of authentication."""

from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import Connection, select, update

from domain.accounts.access_records import Access, AccessKind, record_access
from domain.accounts.account import REACTIVATION_PERIOD
from domain.accounts.devices import describe_device, new_device_token, record_device
from domain.accounts.errors import AccountDeactivated, InvalidCredentials
from domain.accounts.sessions import NewSession, Sessions
from domain.accounts.tables import account, erasure
from domain.accounts.tasks import NOTIFY_NEW_DEVICE
from domain.kernel.tasks import request_task


@dataclass(frozen=True, slots=True)
class Browser:
    """The requesting browser: its device token, user agent and current session token.

    `remember` asks to stay signed in, `come_back` to reactivate a deactivated account. `route` and `network`, a
    truncated address, are for the access record.
    """

    correlation_id: UUID
    device_token: str | None = None
    agent: str = ""
    session: str | None = None
    remember: bool = False
    come_back: bool = False
    route: str = ""
    network: str | None = None


@dataclass(frozen=True, slots=True)
class StartedSession:
    """A new session, and the browser's device token from now on."""

    new_session: NewSession
    device_token: str


def start_session(connection: Connection, account_id: UUID, browser: Browser) -> StartedSession:
    """Begins a session in the caller's transaction, which has authenticated the person; ends the previous one.

    The sign-in is recorded. One from a new browser is notified by mail, if the account knows others. Raises
    AccountDeactivated unless reactivation is asked for, and InvalidCredentials for an account that is gone.
    """
    is_leaving = select(erasure.c.person_id).where(erasure.c.person_id == account_id).exists()
    query = select(account.c.deactivated_at, is_leaving.label("is_leaving")).where(account.c.id == account_id)
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None or row.is_leaving:
        raise InvalidCredentials
    if row.deactivated_at:
        if not browser.come_back:
            raise AccountDeactivated(row.deactivated_at + REACTIVATION_PERIOD)
        connection.execute(update(account).where(account.c.id == account_id).values(deactivated_at=None))
    device_token = browser.device_token or new_device_token()
    Sessions.end_in(connection, browser.session)
    new_session = Sessions.begin(
        connection, account_id, remembered=browser.remember, device=describe_device(browser.agent)
    )
    if record_device(connection, account_id, device_token):
        request_task(connection, NOTIFY_NEW_DEVICE, new_session.session_id, browser.correlation_id)
    signed_in = Access(
        AccessKind.SIGNED_IN,
        browser.route,
        "jobseeker",
        actor_id=account_id,
        account_id=account_id,
        correlation_id=browser.correlation_id,
    )
    record_access(connection, signed_in, browser.network)
    return StartedSession(new_session, device_token)
