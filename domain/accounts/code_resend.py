"""Resends a registration code from another browser without revealing whether a registration is pending."""

from uuid import UUID

from sqlalchemy import Engine, select

from domain.accounts.account import AccountRepository
from domain.accounts.one_time_links import OneTimeLinks, Purpose
from domain.accounts.registrations import Registrations
from domain.accounts.tables import registration
from domain.accounts.tasks import RESEND_CODE
from domain.kernel.tasks import request_task
from domain.kernel.values.locales import SOURCE_LOCALE
from domain.verification.errors import CodeUsed, ResendTooSoon, TooManyCodes


class CodeResend:
    """The request takes the same steps for every address; a task does the rest after the response."""

    def __init__(
        self, engine: Engine, repository: AccountRepository, links: OneTimeLinks, registrations: Registrations
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._links = links
        self._registrations = registrations

    def request(self, email: str, correlation_id: UUID) -> None:
        """Requests another code for a pending registration of this address, mailed in the language of the
        registration."""
        with self._engine.begin() as connection:
            asked = self._links.request(
                connection, Purpose.RESEND, SOURCE_LOCALE, email_index=self._repository.email_index(email)
            )
            request_task(connection, RESEND_CODE, asked, correlation_id)

    def resend_newest(self, asked: UUID, correlation_id: UUID) -> None:
        """Resends, for the task, the code of the newest registration. Refusals are not reported to anybody."""
        link = self._links.find_by_id(Purpose.RESEND, asked)
        if link is None:
            return
        row = registration.c
        newest = select(row.id).where(row.email_index == link.email_index).order_by(row.requested_at.desc()).limit(1)
        with self._engine.connect() as connection:
            registration_id = connection.execute(newest).scalar_one_or_none()
        if registration_id is None:
            return
        try:
            self._registrations.resend(registration_id, correlation_id)
        except (ResendTooSoon, TooManyCodes, CodeUsed):
            return
