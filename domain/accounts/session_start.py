"""Starts a session for an authenticated person, whatever the method of authentication."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row, select, update

from domain.accounts.access_records import Access, AccessKind, record_access
from domain.accounts.account import REACTIVATION_PERIOD
from domain.accounts.devices import describe_device, new_device_token, record_device
from domain.accounts.errors import AccountDeactivated, InvalidCredentials
from domain.accounts.second_factor.challenges import ChallengePurpose, begin_challenge
from domain.accounts.second_factor.factors import Method, methods_of
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


@dataclass(frozen=True, slots=True)
class PendingSession:
    """The person is authenticated but for the second factor, which this challenge awaits."""

    challenge_id: UUID
    account_id: UUID
    methods: list[Method]


SignInOutcome = StartedSession | PendingSession


def start_session(connection: Connection, account_id: UUID, browser: Browser) -> SignInOutcome:
    """Begins a session in the caller's transaction, which has authenticated the person by one factor; a challenge
    instead, if the account has a second one.

    Raises AccountDeactivated unless reactivation is asked for, and InvalidCredentials for an account that is gone.
    """
    _require_open(connection, account_id, browser)
    methods = methods_of(connection, account_id)
    if not methods:
        return _begin(connection, account_id, browser, second_factor=False)
    purpose = ChallengePurpose.SIGN_IN
    challenge_id = begin_challenge(
        connection, purpose, account_id, remembered=browser.remember, come_back=browser.come_back
    )
    _record(connection, AccessKind.SECOND_FACTOR_ASKED, account_id, browser)
    return PendingSession(challenge_id, account_id, methods)


def start_proven_session(connection: Connection, account_id: UUID, browser: Browser) -> StartedSession:
    """Starts a session for a person who has shown the second factor or a passkey, without asking for another step."""
    _require_open(connection, account_id, browser)
    return _begin(connection, account_id, browser, second_factor=True)


def lock_account(connection: Connection, account_id: UUID) -> Row[Any, bool] | None:
    """Lets sign-ins to an account and changes of its second factors come one by one, until the caller's transaction
    ends. Returns when it was deactivated, and whether it is being erased."""
    is_leaving = select(erasure.c.person_id).where(erasure.c.person_id == account_id).exists()
    query = select(account.c.deactivated_at, is_leaving.label("is_leaving")).where(account.c.id == account_id)
    return connection.execute(query.with_for_update(of=account)).one_or_none()


def _require_open(connection: Connection, account_id: UUID, browser: Browser) -> None:
    row = lock_account(connection, account_id)
    if row is None or row.is_leaving:
        raise InvalidCredentials
    if row.deactivated_at and not browser.come_back:
        raise AccountDeactivated(row.deactivated_at + REACTIVATION_PERIOD)


def _begin(connection: Connection, account_id: UUID, browser: Browser, *, second_factor: bool) -> StartedSession:
    """Ends the browser's previous session and records the sign-in, which reactivates the account. One from a new
    browser is notified by mail, if the account knows others."""
    if browser.come_back:
        mine = (account.c.id == account_id) & account.c.deactivated_at.is_not(None)
        connection.execute(update(account).where(mine).values(deactivated_at=None))
    device_token = browser.device_token or new_device_token()
    Sessions.end_in(connection, browser.session)
    new_session = Sessions.begin(
        connection,
        account_id,
        remembered=browser.remember,
        device=describe_device(browser.agent),
        second_factor=second_factor,
    )
    if record_device(connection, account_id, device_token):
        request_task(connection, NOTIFY_NEW_DEVICE, new_session.session_id, browser.correlation_id)
    _record(connection, AccessKind.SIGNED_IN, account_id, browser)
    return StartedSession(new_session, device_token)


def _record(connection: Connection, kind: AccessKind, account_id: UUID, browser: Browser) -> None:
    access = Access(
        kind,
        browser.route,
        "jobseeker",
        actor_id=account_id,
        account_id=account_id,
        correlation_id=browser.correlation_id,
    )
    record_access(connection, access, browser.network)
