"""Export and erasure of accounts: the account with its rows, and its archives."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Engine

from domain.accounts.access_records import list_accesses
from domain.accounts.account import Account, AccountRepository
from domain.accounts.account_erasure import AccountErasure
from domain.accounts.consents import list_consents
from domain.accounts.identities import providers_of
from domain.accounts.impersonation import list_impersonations
from domain.accounts.personal_exports import PersonalExports
from domain.accounts.second_factor.factors import list_factors
from domain.accounts.second_factor.recovery_codes import count_unused
from domain.accounts.sessions import Sessions
from domain.kernel.persons.subject_data import DataSubject, File, SubjectData, as_json


class AccountSubjectData(SubjectData):
    """The account itself is deleted with its key, after all modules: see `AccountErasure.finish`."""

    def __init__(
        self,
        engine: Engine,
        repository: AccountRepository,
        sessions: Sessions,
        exports: PersonalExports,
        erasure: AccountErasure,
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._sessions = sessions
        self._exports = exports
        self._erasure = erasure

    def export(self, subject: DataSubject) -> Iterator[File]:
        found = self._repository.find(subject.account_id) if subject.account_id else None
        if found:
            with self._engine.connect() as connection:
                yield "account.json", as_json(self._account(connection, found))

    def erase(self, subject: DataSubject) -> None:
        if subject.account_id:
            self._exports.remove_all(subject.account_id)
        if subject.contact_index:
            self._exports.remove_all_of_contact(subject.contact_index)

    def erase_restored(self) -> None:
        self._erasure.delete_registrations_of_erased()

    def _account(self, connection: Connection, found: Account) -> dict[str, Any]:
        sessions = self._sessions.list_of(found.id)
        return {
            "id": found.id,
            "email": found.email,
            "profile": asdict(found.profile),
            "language": found.locale,
            "preferences": dict(found.preferences),
            "registered_at": found.registered_at,
            "roles": [asdict(grant) for grant in sorted(found.grants, key=lambda each: (each.role, each.employer_id))],
            "has_password": found.has_password,
            "signs_in_with": providers_of(connection, found.id),
            "second_factors": [asdict(each) for each in list_factors(connection, self._repository, found.id)],
            "recovery_codes_left": count_unused(connection, found.id),
            "consents": [asdict(each) for each in list_consents(connection, found.id)],
            "sessions": [{"device": each.device, "from": each.started_at, "last": each.seen_at} for each in sessions],
            "accesses": [asdict(each) for each in list_accesses(connection, found.id)],
            "visits_of_administrators": [
                asdict(each) for each in list_impersonations(connection, self._repository, found.id)
            ],
        }
