"""Verification codes: issued, resent, checked a limited number of times, used once. Deadlines are by the database's
clock."""

import math
import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Annotated
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, Row, Update, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.process.settings import Setting
from domain.verification.code_derivation import CODE_LENGTH, CodeDerivation
from domain.verification.errors import (
    CodeExpired,
    CodeUsed,
    InvalidVerificationCode,
    InvalidVerificationLink,
    ResendTooSoon,
    TooManyCodes,
    TooManyTries,
    VerificationLinkExpired,
)
from domain.verification.tables import verification_code, verification_contact

CODE_LIFETIME = timedelta(minutes=10)
LINK_LIFETIME = timedelta(hours=24)
RESEND_AFTER = timedelta(seconds=30)
MAX_CODES_PER_DAY = 3
MAX_CODES_PER_DAY_AND_CONTACT = 9
MAX_TRIES = 3
MAX_WRONG_GUESSES = 9
"""Wrong guesses over the lifetime of an address or number; after that only links work."""


@dataclass(frozen=True, slots=True)
class IssuedCode:
    """An issued code with the link that goes into the same mail. `code` is None when guesses are used up: then only the
    link works."""

    about: UUID
    issue_number: int
    code: str | None
    link_token: str
    expires_at: datetime


class VerificationCodes:
    """Codes that prove control over an address or number, each for one pending thing (`about`)."""

    def __init__(self, engine: Engine, link_key: Annotated[bytes, Setting("link_key")]) -> None:
        self._engine = engine
        self._derivation = CodeDerivation(link_key)

    @staticmethod
    def request(connection: Connection, about: UUID, contact_index: str) -> None:
        """Requests the first code, in the caller's transaction. Raises TooManyCodes."""
        # The update changes nothing but locks the row, so that codes for one contact are counted one by one.
        contact = insert(verification_contact).values(contact_index=contact_index)
        same = {"contact_index": contact.excluded.contact_index}
        connection.execute(contact.on_conflict_do_update(index_elements=["contact_index"], set_=same))
        today = select(func.count()).where(_issued_today_to(contact_index))
        if connection.execute(today).scalar_one() >= MAX_CODES_PER_DAY_AND_CONTACT:
            raise TooManyCodes
        _insert_code(connection, about, 1, contact_index)

    def issue(self, about: UUID) -> IssuedCode | None:
        """The newest code, for the mail about to be sent; its lifetime starts with the first call.

        None when there is nothing to send any more. Idempotent.
        """
        with self._engine.begin() as connection:
            row = _newest(connection, about)
            if row is None or row.used_at is not None:
                return None
            expires_at = (
                row.expires_at
                or connection.execute(
                    update(verification_code)
                    .where(
                        verification_code.c.about == about,
                        verification_code.c.issue_number == row.issue_number,
                    )
                    .values(sent_at=func.clock_timestamp(), expires_at=func.clock_timestamp() + CODE_LIFETIME)
                    .returning(verification_code.c.expires_at)
                ).scalar_one()
            )
            guessable = self._wrong_guesses(connection, row.contact_index) < MAX_WRONG_GUESSES
        number = row.issue_number
        return IssuedCode(
            about=about,
            issue_number=number,
            code=self._derivation.code(about, number) if guessable else None,
            link_token=self._derivation.link_token(about, number),
            expires_at=expires_at,
        )

    @staticmethod
    def request_another(connection: Connection, about: UUID) -> None:
        """Requests another code, in the caller's transaction, which replaces the last one.

        Raises ResendTooSoon, TooManyCodes, or CodeUsed when there is nothing to verify any more.
        """
        last = _newest(connection, about)
        if last is None or last.used_at is not None:
            raise CodeUsed
        # A negative age says that the database's clock has been set back: nobody waits for it to catch up.
        if timedelta(0) <= last.age < RESEND_AFTER:
            raise ResendTooSoon(math.ceil((RESEND_AFTER - last.age).total_seconds()))
        here = func.count().filter(verification_code.c.about == about)
        query = select(here.label("here"), func.count().label("anywhere"))
        today = connection.execute(query.where(_issued_today_to(last.contact_index))).one()
        if today.here >= MAX_CODES_PER_DAY or today.anywhere >= MAX_CODES_PER_DAY_AND_CONTACT:
            raise TooManyCodes
        _insert_code(connection, about, last.issue_number + 1, last.contact_index)

    def check_code(self, about: UUID, code: str) -> None:
        """Refuses unless this is the newest code and tries are left. The try is counted before it is compared.

        A repeated guess reveals nothing new and is not counted again.
        """
        if not re.fullmatch(rf"\d{{{CODE_LENGTH}}}", code, re.ASCII):
            raise InvalidVerificationCode
        with self._engine.begin() as connection:
            row = _newest(connection, about)
            if row is None:
                raise InvalidVerificationCode
            left = self._count(connection, row, self._derivation.guess_digest(about, row.issue_number, code))
        if not self._derivation.matches(about, row.issue_number, code):
            raise InvalidVerificationCode(left)

    def check_link(self, about: UUID, link_token: str) -> None:
        """Refuses unless the token was mailed for this within the last day and nothing has been used."""
        issue_number = self._derivation.find_issue_number(about, link_token)
        if issue_number is None:
            raise InvalidVerificationLink
        code = verification_code
        query = select(
            code.c.used_at, (code.c.requested_at < func.clock_timestamp() - LINK_LIFETIME).label("expired")
        ).where(code.c.about == about, code.c.issue_number == issue_number)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            raise InvalidVerificationLink
        if row.used_at is not None:
            raise CodeUsed
        if row.expired:
            raise VerificationLinkExpired

    @staticmethod
    def mark_used(connection: Connection, about: UUID, *, by_code: bool) -> None:
        """Marks all codes and links of this as used, in the caller's transaction.

        A right code was counted as a wrong guess before it was compared; that is reverted.
        """
        used = connection.execute(_mark_used(about).returning(verification_code.c.contact_index)).scalars().first()
        if used is not None and by_code:
            contact = verification_contact.c
            one_less = func.greatest(contact.wrong_guesses - 1, 0)
            statement = update(verification_contact).where(contact.contact_index == used)
            connection.execute(statement.values(wrong_guesses=one_less))

    @staticmethod
    def revoke(connection: Connection, about: UUID) -> None:
        """Invalidates all codes and links of this, in the caller's transaction."""
        connection.execute(_mark_used(about))

    def delete_expired(self) -> int:
        """Deletes codes that neither verify nor count towards a limit any more; returns how many."""
        old = verification_code.c.requested_at < func.clock_timestamp() - text("interval '2 days'")
        with self._engine.begin() as connection:
            return connection.execute(delete(verification_code).where(old)).rowcount

    def _count(self, connection: Connection, row: Row[tuple[object, ...]], guess: bytes) -> int:
        """Counts a guess; returns how many tries the code has left."""
        if row.used_at is not None:
            raise CodeUsed
        if row.expired:
            raise CodeExpired
        if guess in {bytes(tried) for tried in row.tried}:
            return row.tries_left
        if row.tries_left < 1:
            raise TooManyTries
        counted = connection.execute(
            update(verification_contact)
            .where(
                verification_contact.c.contact_index == row.contact_index,
                verification_contact.c.wrong_guesses < MAX_WRONG_GUESSES,
            )
            .values(wrong_guesses=verification_contact.c.wrong_guesses + 1)
        )
        if counted.rowcount == 0:
            raise TooManyTries(only_link=True)
        connection.execute(
            update(verification_code)
            .where(
                verification_code.c.about == row.about,
                verification_code.c.issue_number == row.issue_number,
            )
            .values(
                tries_left=verification_code.c.tries_left - 1,
                tried=func.array_append(verification_code.c.tried, guess),
            )
        )
        return row.tries_left - 1

    @staticmethod
    def _wrong_guesses(connection: Connection, contact_index: str) -> int:
        query = select(verification_contact.c.wrong_guesses).where(
            verification_contact.c.contact_index == contact_index
        )
        return connection.execute(query).scalar_one_or_none() or 0


def _newest(connection: Connection, about: UUID) -> Row[tuple[object, ...]] | None:
    query = (
        select(
            verification_code,
            (func.clock_timestamp() - verification_code.c.requested_at).label("age"),
            (verification_code.c.expires_at < func.clock_timestamp()).label("expired"),
        )
        .where(verification_code.c.about == about)
        .order_by(verification_code.c.issue_number.desc())
        .limit(1)
        .with_for_update()
    )
    return connection.execute(query).one_or_none()


def _issued_today_to(contact_index: str) -> ColumnElement[bool]:
    code = verification_code.c
    return (code.contact_index == contact_index) & (code.requested_at > func.clock_timestamp() - timedelta(days=1))


def _insert_code(connection: Connection, about: UUID, issue_number: int, contact_index: str) -> None:
    row = {"about": about, "issue_number": issue_number, "contact_index": contact_index}
    connection.execute(insert(verification_code).values(row))


def _mark_used(about: UUID) -> Update:
    unused = (verification_code.c.about == about) & verification_code.c.used_at.is_(None)
    return update(verification_code).where(unused).values(used_at=func.clock_timestamp())
