"""The second factors of an account: listed, added, removed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from domain.accounts.access_records import Access, AccessKind, record_access
from domain.accounts.access_revocation import revoke_sessions
from domain.accounts.account import Account, AccountRepository
from domain.accounts.errors import (
    EnrolmentExpired,
    InvalidSecondFactor,
    PasskeyRejected,
    SecondFactorNotFound,
    TooManySecondFactors,
)
from domain.accounts.reauthentication import Reauthentication
from domain.accounts.second_factor import app_codes
from domain.accounts.second_factor.challenges import (
    Challenge,
    ChallengePurpose,
    begin_challenge,
    find_challenge,
    new_challenge,
)
from domain.accounts.second_factor.factors import (
    MAX_FACTORS,
    Factor,
    FactorKind,
    delete_factor,
    delete_factors,
    has_factor,
    insert_app,
    insert_passkey,
    list_factors,
    passkeys_of,
)
from domain.accounts.second_factor.passkeys import Credential, RelyingParty
from domain.accounts.second_factor.recovery_codes import count_unused, delete_codes, replace_codes
from domain.accounts.session_start import lock_account
from domain.accounts.sessions import Session, Sessions
from domain.accounts.tasks import (
    NOTIFY_RECOVERY_CODES_MADE,
    NOTIFY_SECOND_FACTOR_ADDED,
    NOTIFY_SECOND_FACTOR_REMOVED,
)
from domain.kernel.database.clock import Clock
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id


@dataclass(frozen=True, slots=True)
class FactorList:
    """The factors of an account, the oldest first, and how many recovery codes are left."""

    factors: list[Factor]
    recovery_codes_left: int


@dataclass(frozen=True, slots=True)
class AppEnrolment:
    """An app that is being added: `secret` in base32, `address` with the same for a QR code."""

    id: UUID
    secret: str
    address: str


class SecondFactors:
    """The caller has authenticated the person, who confirms each change as in `Reauthentication`. A change ends the
    other sessions, is recorded, and told by mail."""

    def __init__(
        self,
        engine: Engine,
        repository: AccountRepository,
        reauthentication: Reauthentication,
        relying_party: RelyingParty,
        clock: Clock,
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._reauthentication = reauthentication
        self._relying_party = relying_party
        self._clock = clock

    def list_of(self, account_id: UUID) -> FactorList:
        """The account's factors and how many recovery codes are left."""
        with self._engine.connect() as connection:
            factors = list_factors(connection, self._repository, account_id)
            return FactorList(factors, count_unused(connection, account_id))

    def begin_app(self, person: Account, session: Session, password: str) -> AppEnrolment:
        """Shares a secret with an app, which counts only once `confirm_app` has seen a code.

        Raises TooManySecondFactors and what `Reauthentication.require` raises.
        """
        self._reauthentication.require(person, session, password)
        enrolment_id, secret = new_id(), app_codes.new_secret()
        with self._engine.begin() as connection:
            self._require_room(connection, person.id)
            begin_challenge(
                connection,
                ChallengePurpose.ADD_APP,
                person.id,
                challenge_id=enrolment_id,
                encrypted_secret=self._repository.encrypt_factor(person.id, enrolment_id, "secret", secret),
            )
        address = app_codes.provisioning_address(secret, person.email, self._relying_party.name)
        return AppEnrolment(enrolment_id, secret, address)

    def confirm_app(
        self, person: Account, session: Session, enrolment_id: UUID, code: str, name: str, correlation_id: UUID
    ) -> list[str]:
        """Adds the app; returns recovery codes for an account that had none left, otherwise an empty list.

        Raises EnrolmentExpired, InvalidSecondFactor for a wrong code, TooManySecondFactors.
        """
        now = self._clock()
        with self._engine.begin() as connection:
            enrolment = self._enrolment(connection, ChallengePurpose.ADD_APP, person.id, enrolment_id)
            encrypted = enrolment.encrypted_secret or ""
            secret = self._repository.decrypt_factor(person.id, enrolment_id, "secret", encrypted)
            step = app_codes.matching_step(secret, code, now)
            if step is None:
                raise InvalidSecondFactor(person.id)
            return self._add(
                connection,
                person,
                session,
                FactorKind.APP,
                lambda: insert_app(connection, self._repository, person.id, name, secret, step),
                correlation_id,
            )

    def begin_passkey(self, person: Account, session: Session, password: str) -> tuple[UUID, dict[str, Any]]:
        """An id for `confirm_passkey`, and the options for `navigator.credentials.create`.

        Raises TooManySecondFactors and what `Reauthentication.require` raises.
        """
        self._reauthentication.require(person, session, password)
        challenge = new_challenge()
        with self._engine.begin() as connection:
            self._require_room(connection, person.id)
            enrolment_id = begin_challenge(connection, ChallengePurpose.ADD_PASSKEY, person.id, challenge=challenge)
            present = passkeys_of(connection, person.id)
        name = f"{person.profile.first_name} {person.profile.last_name}"
        return enrolment_id, self._relying_party.creation_options(person.id, person.email, name, challenge, present)

    def confirm_passkey(
        self,
        person: Account,
        session: Session,
        enrolment_id: UUID,
        credential: Credential,
        name: str,
        correlation_id: UUID,
    ) -> list[str]:
        """Adds the passkey; returns recovery codes for an account that had none left, otherwise an empty list.

        Raises EnrolmentExpired, PasskeyRejected, TooManySecondFactors.
        """
        try:
            with self._engine.begin() as connection:
                enrolment = self._enrolment(connection, ChallengePurpose.ADD_PASSKEY, person.id, enrolment_id)
                passkey = self._relying_party.verify_new(credential, enrolment.challenge or b"")
                return self._add(
                    connection,
                    person,
                    session,
                    FactorKind.PASSKEY,
                    lambda: insert_passkey(connection, self._repository, person.id, name, passkey),
                    correlation_id,
                )
        except IntegrityError as error:
            raise PasskeyRejected from error

    def remove(self, person: Account, session: Session, factor_id: UUID, password: str, correlation_id: UUID) -> None:
        """Removes a factor; with the last one the recovery codes go, too.

        Raises SecondFactorNotFound and what `Reauthentication.require` raises.
        """
        self._reauthentication.require(person, session, password)
        with self._engine.begin() as connection:
            lock_account(connection, person.id)
            kind = delete_factor(connection, person.id, factor_id)
            if kind is None:
                raise SecondFactorNotFound
            revoke_sessions(connection, person.id, but=session.id)
            if not has_factor(connection, person.id):
                delete_codes(connection, person.id)
                Sessions.mark_second_factor(connection, session.id, proven=False)
            _record(connection, AccessKind.SECOND_FACTOR_REMOVED, kind, person.id, factor_id, correlation_id)
            request_task(connection, NOTIFY_SECOND_FACTOR_REMOVED, person.id, correlation_id)

    def make_recovery_codes(self, person: Account, session: Session, password: str, correlation_id: UUID) -> list[str]:
        """New recovery codes; earlier ones stop working.

        Raises SecondFactorNotFound without a second factor, and what `Reauthentication.require` raises.
        """
        self._reauthentication.require(person, session, password)
        with self._engine.begin() as connection:
            lock_account(connection, person.id)
            if not has_factor(connection, person.id):
                raise SecondFactorNotFound
            codes = replace_codes(connection, person.id)
            _record(connection, AccessKind.RECOVERY_CODES_MADE, "", person.id, None, correlation_id)
            request_task(connection, NOTIFY_RECOVERY_CODES_MADE, person.id, correlation_id)
        return codes

    def reset(self, account_id: UUID, correlation_id: UUID) -> bool:
        """Removes all factors and ends all sessions, on behalf of those who run the site, when a person has lost every
        factor.

        Returns whether there were any.
        """
        with self._engine.begin() as connection:
            lock_account(connection, account_id)
            count = delete_factors(connection, account_id)
            if not count:
                return False
            delete_codes(connection, account_id)
            revoke_sessions(connection, account_id)
            access = Access(
                AccessKind.SECOND_FACTOR_RESET, "", "system", account_id=account_id, correlation_id=correlation_id
            )
            record_access(connection, access)
            request_task(connection, NOTIFY_SECOND_FACTOR_REMOVED, account_id, correlation_id)
        return True

    def _enrolment(
        self, connection: Connection, purpose: ChallengePurpose, account_id: UUID, enrolment_id: UUID
    ) -> Challenge:
        lock_account(connection, account_id)
        found = find_challenge(connection, purpose, enrolment_id)
        if found is None or found.account_id != account_id:
            raise EnrolmentExpired
        return found

    def _add(
        self,
        connection: Connection,
        person: Account,
        session: Session,
        kind: FactorKind,
        insert: Callable[[], UUID],
        correlation_id: UUID,
    ) -> list[str]:
        self._require_room(connection, person.id)
        factor_id = insert()
        codes = [] if count_unused(connection, person.id) else replace_codes(connection, person.id)
        revoke_sessions(connection, person.id, but=session.id)
        Sessions.mark_second_factor(connection, session.id, proven=True)
        _record(connection, AccessKind.SECOND_FACTOR_ADDED, kind, person.id, factor_id, correlation_id)
        request_task(connection, NOTIFY_SECOND_FACTOR_ADDED, person.id, correlation_id)
        return codes

    def _require_room(self, connection: Connection, account_id: UUID) -> None:
        if len(list_factors(connection, self._repository, account_id)) >= MAX_FACTORS:
            raise TooManySecondFactors


def _record(
    connection: Connection,
    kind: AccessKind,
    about: str,
    account_id: UUID,
    factor_id: UUID | None,
    correlation_id: UUID,
) -> None:
    access = Access(
        kind,
        about,
        "jobseeker",
        actor_id=account_id,
        account_id=account_id,
        object_id=str(factor_id) if factor_id else None,
        correlation_id=correlation_id,
    )
    record_access(connection, access)
