"""Verification codes: issued, resent, guessed a few times, used once. Every deadline is by the database's clock."""

import math
import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from psycopg import Cursor
from psycopg.rows import DictRow
from sqlalchemy import Connection, Engine, Row, delete, func, select, text, update

from domain.kernel.code_derivation import CODE_LENGTH, CodeDerivation
from domain.kernel.code_refusals import (
    CodeExpired,
    CodeUsed,
    InvalidVerificationCode,
    InvalidVerificationLink,
    ResendTooSoon,
    TooManyCodes,
    TooManyTries,
    VerificationLinkExpired,
)
from domain.kernel.code_tables import verification_code, verification_contact

CODE_LIFETIME = timedelta(minutes=10)
LINK_LIFETIME = timedelta(hours=24)
RESEND_AFTER = timedelta(seconds=30)
CODES_A_DAY = 3
CODES_A_DAY_AND_CONTACT = 9
TRIES = 3
WRONG_GUESSES = 9
"""In the whole life of an address or number; after that only links work."""


@dataclass(frozen=True, slots=True)
class IssuedCode:
    """What goes into the mail. `code` is None where guessing is over: then only the link works."""

    about: UUID
    issue_number: int
    code: str | None
    link_token: str
    expires_at: datetime


class VerificationCodes:
    """Codes that show that an address or number is somebody's own, each about one thing that waits for it."""

    def __init__(self, engine: Engine, link_key: bytes) -> None:
        self._engine = engine
        self._derivation = CodeDerivation(link_key)

    @staticmethod
    def open(cursor: Cursor[DictRow], about: UUID, contact_index: str) -> None:
        """In the transaction that starts something: its first code may be sent. Refuses with TooManyCodes."""
        cursor.execute(
            "INSERT INTO public.verification_contact (contact_index) VALUES (%s)"
            " ON CONFLICT (contact_index) DO UPDATE SET contact_index = excluded.contact_index",
            (contact_index,),
        )
        counted = cursor.execute(
            "SELECT count(*) AS codes FROM public.verification_code"
            " WHERE contact_index = %s AND requested_at > clock_timestamp() - interval '1 day'",
            (contact_index,),
        ).fetchone()
        if counted and counted["codes"] >= CODES_A_DAY_AND_CONTACT:
            raise TooManyCodes
        cursor.execute(
            "INSERT INTO public.verification_code (about, issue_number, contact_index) VALUES (%s, 1, %s)",
            (about, contact_index),
        )

    def issue(self, about: UUID) -> IssuedCode | None:
        """The newest code, for the mail that is about to leave; its time runs from the first call on.

        None when there is nothing to send any more. Calling again answers with the same code.
        """
        with self._engine.begin() as connection:
            row = self._newest(connection, about)
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
            guessable = self._wrong_guesses(connection, row.contact_index) < WRONG_GUESSES
        number = row.issue_number
        return IssuedCode(
            about=about,
            issue_number=number,
            code=self._derivation.code(about, number) if guessable else None,
            link_token=self._derivation.link_token(about, number),
            expires_at=expires_at,
        )

    @staticmethod
    def open_another(cursor: Cursor[DictRow], about: UUID) -> None:
        """In the transaction that asks for another code: it replaces the last one.

        Refuses with ResendTooSoon, TooManyCodes, or CodeUsed when there is nothing to verify any more.
        """
        last = cursor.execute(
            "SELECT issue_number, contact_index, used_at, clock_timestamp() - requested_at AS age"
            " FROM public.verification_code WHERE about = %s ORDER BY issue_number DESC LIMIT 1 FOR UPDATE",
            (about,),
        ).fetchone()
        if last is None or last["used_at"] is not None:
            raise CodeUsed
        if last["age"] < RESEND_AFTER:
            raise ResendTooSoon(math.ceil((RESEND_AFTER - last["age"]).total_seconds()))
        today = cursor.execute(
            "SELECT count(*) FILTER (WHERE about = %s) AS here, count(*) AS anywhere"
            " FROM public.verification_code"
            " WHERE contact_index = %s AND requested_at > clock_timestamp() - interval '1 day'",
            (about, last["contact_index"]),
        ).fetchone()
        if today and (today["here"] >= CODES_A_DAY or today["anywhere"] >= CODES_A_DAY_AND_CONTACT):
            raise TooManyCodes
        cursor.execute(
            "INSERT INTO public.verification_code (about, issue_number, contact_index) VALUES (%s, %s, %s)",
            (about, last["issue_number"] + 1, last["contact_index"]),
        )

    def check_code(self, about: UUID, code: str) -> None:
        """Refuses unless this is the newest code and may still be tried. The try is counted before it is compared.

        The same guess again tells nobody anything new and is not counted again.
        """
        if not re.fullmatch(rf"\d{{{CODE_LENGTH}}}", code, re.ASCII):
            raise InvalidVerificationCode
        with self._engine.begin() as connection:
            row = self._newest(connection, about)
            if row is None:
                raise InvalidVerificationCode
            left = self._count(connection, row, self._derivation.mark(about, row.issue_number, code))
        if not self._derivation.matches(about, row.issue_number, code):
            raise InvalidVerificationCode(left)

    def check_link(self, about: UUID, link_token: str) -> None:
        """Refuses unless the token was mailed for this within the last day and nothing has been used."""
        issue_number = self._derivation.issue_of(about, link_token)
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
    def use(cursor: Cursor[DictRow], about: UUID, *, by_code: bool) -> None:
        """In the transaction that verifies: no code or link of the same works again.

        A right code had been counted as a guess before it was compared; that is taken back.
        """
        used = cursor.execute(
            "UPDATE public.verification_code SET used_at = clock_timestamp()"
            " WHERE about = %s AND used_at IS NULL RETURNING contact_index",
            (about,),
        ).fetchone()
        if used and by_code:
            cursor.execute(
                "UPDATE public.verification_contact SET wrong_guesses = greatest(wrong_guesses - 1, 0)"
                " WHERE contact_index = %s",
                (used["contact_index"],),
            )

    @staticmethod
    def close(cursor: Cursor[DictRow], about: UUID) -> None:
        """In the transaction that gives something up: nothing of it can be verified any more."""
        cursor.execute(
            "UPDATE public.verification_code SET used_at = clock_timestamp() WHERE about = %s AND used_at IS NULL",
            (about,),
        )

    def forget_old(self) -> int:
        """Removes codes that neither verify nor count towards a limit any more; answers with how many."""
        old = verification_code.c.requested_at < func.clock_timestamp() - text("interval '2 days'")
        with self._engine.begin() as connection:
            return connection.execute(delete(verification_code).where(old)).rowcount

    def _newest(self, connection: Connection, about: UUID) -> Row[tuple[object, ...]] | None:
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

    def _count(self, connection: Connection, row: Row[tuple[object, ...]], guess: bytes) -> int:
        """Counts a guess; answers with how many the code still stands."""
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
                verification_contact.c.wrong_guesses < WRONG_GUESSES,
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
