"""The second step of a sign-in, and the sign-in by passkey alone."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Engine

from domain.accounts.account import AccountRepository
from domain.accounts.errors import InvalidSecondFactor, PasskeyRejected, SecondFactorExpired
from domain.accounts.second_factor.challenges import (
    Challenge,
    ChallengePurpose,
    begin_challenge,
    delete_expired_challenges,
    find_challenge,
    new_challenge,
    store_passkey_challenge,
    take_try,
    use_challenge,
)
from domain.accounts.second_factor.factors import (
    Method,
    find_passkey,
    methods_of,
    passkeys_of,
    record_passkey_use,
    use_app_code,
)
from domain.accounts.second_factor.passkeys import Credential, RelyingParty, credential_id_of, user_handle_of
from domain.accounts.second_factor.recovery_codes import use_code
from domain.accounts.session_start import Browser, lock_account, start_proven_session
from domain.accounts.sign_in import SignedIn
from domain.accounts.tasks import NOTIFY_RECOVERY_CODE_USED
from domain.kernel.database.clock import Clock
from domain.kernel.tasks import request_task

_SIGN_IN, _BY_PASSKEY = ChallengePurpose.SIGN_IN, ChallengePurpose.PASSKEY_SIGN_IN


@dataclass(frozen=True, slots=True)
class PendingSignIn:
    """A sign-in whose first step is taken."""

    account_id: UUID
    methods: list[Method]


class SecondStep:
    """A challenge is for one browser, five tries and one sign-in."""

    def __init__(
        self, engine: Engine, repository: AccountRepository, relying_party: RelyingParty, clock: Clock
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._relying_party = relying_party
        self._clock = clock

    def find(self, challenge_id: UUID) -> PendingSignIn:
        """Raises SecondFactorExpired."""
        with self._engine.connect() as connection:
            account_id = _account_of(find_challenge(connection, _SIGN_IN, challenge_id))
            return PendingSignIn(account_id, methods_of(connection, account_id))

    def passkey_options(self, challenge_id: UUID) -> dict[str, Any]:
        """Makes the options for `navigator.credentials.get`, with one of the account's passkeys. Raises
        SecondFactorExpired."""
        challenge = new_challenge()
        with self._engine.begin() as connection:
            account_id = _account_of(find_challenge(connection, _SIGN_IN, challenge_id))
            store_passkey_challenge(connection, challenge_id, challenge)
            return self._relying_party.request_options(challenge, passkeys_of(connection, account_id))

    def by_app_code(self, challenge_id: UUID, code: str, browser: Browser) -> SignedIn:
        """Raises InvalidSecondFactor, also for a code that was used before, and SecondFactorExpired."""
        now = self._clock()
        return self._finish(
            self._take_try(_SIGN_IN, challenge_id),
            lambda connection, account_id: use_app_code(connection, self._repository, account_id, code, now),
            browser,
        )

    def by_recovery_code(self, challenge_id: UUID, code: str, browser: Browser) -> SignedIn:
        """Uses the code up and tells the person by mail. Raises InvalidSecondFactor, SecondFactorExpired."""

        def use(connection: Connection, account_id: UUID) -> bool:
            if not use_code(connection, account_id, code):
                return False
            request_task(connection, NOTIFY_RECOVERY_CODE_USED, account_id, browser.correlation_id)
            return True

        return self._finish(self._take_try(_SIGN_IN, challenge_id), use, browser)

    def by_passkey(self, challenge_id: UUID, credential: Credential, browser: Browser) -> SignedIn:
        """Raises InvalidSecondFactor, SecondFactorExpired."""
        pending = self._take_try(_SIGN_IN, challenge_id)
        return self._finish(
            pending,
            lambda connection, account_id: self._account_of_passkey(connection, credential, pending) == account_id,
            browser,
        )

    def begin_by_passkey(self) -> tuple[UUID, dict[str, Any]]:
        """A challenge for any passkey of the site, and the options for `navigator.credentials.get`."""
        challenge = new_challenge()
        with self._engine.begin() as connection:
            challenge_id = begin_challenge(connection, _BY_PASSKEY, None, challenge=challenge)
        return challenge_id, self._relying_party.request_options(challenge)

    def by_passkey_alone(self, challenge_id: UUID, credential: Credential, browser: Browser) -> SignedIn:
        """Raises PasskeyRejected, SecondFactorExpired, AccountDeactivated."""
        pending = self._take_try(_BY_PASSKEY, challenge_id)
        with self._engine.begin() as connection:
            found = find_passkey(connection, credential_id_of(credential))
            if found:
                lock_account(connection, found.account_id)
            account_id = self._account_of_passkey(connection, credential, pending)
            if account_id is None or user_handle_of(credential) != account_id.bytes:
                raise PasskeyRejected
            if not use_challenge(connection, challenge_id):
                raise SecondFactorExpired
            return SignedIn(account_id, start_proven_session(connection, account_id, browser))

    def delete_expired(self) -> int:
        """Deletes, for the schedule, challenges that have expired; returns how many."""
        return delete_expired_challenges(self._engine)

    def _take_try(self, purpose: ChallengePurpose, challenge_id: UUID) -> Challenge:
        with self._engine.begin() as connection:
            taken = take_try(connection, purpose, challenge_id)
        if taken is None:
            raise SecondFactorExpired
        return taken

    def _finish(self, pending: Challenge, prove: Callable[[Connection, UUID], bool], browser: Browser) -> SignedIn:
        account_id = _account_of(pending)
        browser = replace(browser, remember=pending.remembered, come_back=pending.come_back)
        with self._engine.begin() as connection:
            lock_account(connection, account_id)
            if not prove(connection, account_id):
                raise InvalidSecondFactor(account_id, pending.tries_left)
            if not use_challenge(connection, pending.id):
                raise SecondFactorExpired
            return SignedIn(account_id, start_proven_session(connection, account_id, browser))

    def _account_of_passkey(self, connection: Connection, credential: Credential, pending: Challenge) -> UUID | None:
        """The account whose passkey signed the challenge."""
        found = find_passkey(connection, credential_id_of(credential))
        if found is None or pending.challenge is None:
            return None
        try:
            sign_count = self._relying_party.verify_use(
                credential, pending.challenge, bytes(found.public_key), found.sign_count
            )
        except PasskeyRejected:
            return None
        record_passkey_use(connection, found.id, sign_count)
        return found.account_id


def _account_of(challenge: Challenge | None) -> UUID:
    if challenge is None or challenge.account_id is None:
        raise SecondFactorExpired
    return challenge.account_id
