"""Passwords: strength rules and hashing."""

import secrets
import string
import threading
import unicodedata
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from domain.accounts.errors import TooBusy
from domain.kernel.errors import InvalidInput

SHORTEST = 8
LONGEST = 128
AT_ONCE = 2
MOST_WAITING = 4
PATIENCE_SECONDS = 2.0
_COMMON = Path(__file__).parent / "data" / "common_passwords.txt"
_TAIL = string.digits + string.punctuation
_LONGEST_TAIL = 4


def weakness_of(password: str, email: str = "") -> str | None:
    """Why a new password is too weak, as the code of the field's error; None when it is strong enough."""
    if len(password) < SHORTEST:
        return "TOO_SHORT"
    if len(password) > LONGEST:
        return "TOO_LONG"
    if not any(each.islower() for each in password):
        return "PASSWORD_NEEDS_LOWERCASE"
    if not any(each.isupper() for each in password):
        return "PASSWORD_NEEDS_UPPERCASE"
    if all(each.isalpha() for each in password):
        return "PASSWORD_NEEDS_DIGIT_OR_SYMBOL"
    return "PASSWORD_TOO_COMMON" if _is_common(password.lower(), email.lower()) else None


def require_strong_password(password: str, field: str = "password", email: str = "") -> None:
    """Raises InvalidInput for a weak new password."""
    if fault := weakness_of(password, email):
        raise InvalidInput.field(field, fault)


def _is_common(password: str, email: str) -> bool:
    """Whether the password, without a short suffix of digits or symbols, is a common one or the person's address."""
    word = password.rstrip(_TAIL)
    word = word if len(password) - len(word) <= _LONGEST_TAIL else password
    own = {email, email.partition("@")[0]} - {""}
    return bool({password, word} & (_common_passwords() | own))


@cache
def _common_passwords() -> frozenset[str]:
    return frozenset(_COMMON.read_text(encoding="utf-8").splitlines())


class PasswordHashing:
    """argon2id, at most two hashes at a time in a process (19 MiB each); a few more callers may wait.

    The limits keep a flood of logins from taking the memory and threads of the rest of the site.
    """

    def __init__(
        self, *, at_once: int = AT_ONCE, waiting: int = MOST_WAITING, patience: float = PATIENCE_SECONDS
    ) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)
        self._room = threading.BoundedSemaphore(at_once + waiting)
        self._turn = threading.BoundedSemaphore(at_once)
        self._patience = patience
        self._nobodys = self._hasher.hash(secrets.token_urlsafe())

    def hash(self, password: str) -> str:
        """The hash to be stored. Raises TooBusy."""
        with self._hashing_slot():
            return self._hasher.hash(_normal(password))

    def matches(self, stored: str | None, password: str) -> bool:
        """Whether the password is right. Without a stored hash a dummy is verified, to take the same time. Raises
        TooBusy."""
        with self._hashing_slot():
            try:
                right = self._hasher.verify(stored or self._nobodys, _normal(password))
            except (VerificationError, InvalidHashError):
                return False
        return right and bool(stored)

    @contextmanager
    def _hashing_slot(self) -> Generator[None]:
        if not self._room.acquire(blocking=False):
            raise TooBusy
        try:
            if not self._turn.acquire(timeout=self._patience):
                raise TooBusy
            try:
                yield
            finally:
                self._turn.release()
        finally:
            self._room.release()


def _normal(password: str) -> str:
    """Unicode NFKC, so that different keyboards yield the same password."""
    return unicodedata.normalize("NFKC", password)
