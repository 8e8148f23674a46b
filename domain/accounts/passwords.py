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
from domain.kernel.errors import FieldCode, InvalidInput

MIN_LENGTH = 8
MAX_LENGTH = 128
MAX_CONCURRENT = 2
MAX_WAITING = 4
TIMEOUT_SECONDS = 2.0
_COMMON = Path(__file__).parent / "data" / "common_passwords.txt"
_SUFFIX_CHARACTERS = string.digits + string.punctuation
_MAX_SUFFIX_LENGTH = 4
_SITE_NAMES = ("karijera", "mojakarijera", "kariera", "mojakariera", "кариера", "мојакариера")
_LOOKALIKES = str.maketrans("4@310$5", "aaeioss")


def find_weakness(password: str, email: str = "") -> FieldCode | None:
    """Finds why a new password is too weak, as the code of the field's error; None when it is strong enough."""
    if len(password) < MIN_LENGTH:
        return "TOO_SHORT"
    if len(password) > MAX_LENGTH:
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
    if fault := find_weakness(password, email):
        raise InvalidInput.field(field, fault)


def _is_common(password: str, email: str) -> bool:
    """Whether the password, without a short suffix of digits or symbols, is a common one, the person's address or the
    site's name."""
    word = password.rstrip(_SUFFIX_CHARACTERS)
    word = word if len(password) - len(word) <= _MAX_SUFFIX_LENGTH else password
    own = {email, email.partition("@")[0]} - {""}
    return _is_site_name(password) or bool({password, word} & (_common_passwords() | own))


def _is_site_name(password: str) -> bool:
    letters = password.translate(_LOOKALIKES)
    return any(letters.startswith(name) and len(letters) - len(name) <= _MAX_SUFFIX_LENGTH for name in _SITE_NAMES)


@cache
def _common_passwords() -> frozenset[str]:
    return frozenset(_COMMON.read_text(encoding="utf-8").splitlines())


class PasswordHashing:
    """argon2id, at most two hashes at a time in a process (19 MiB each); a few more callers may wait.

    The limits keep a flood of logins from taking the memory and threads of the rest of the site.
    """

    def __init__(
        self, *, max_concurrent: int = MAX_CONCURRENT, max_waiting: int = MAX_WAITING, timeout: float = TIMEOUT_SECONDS
    ) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)
        self._waiting_slots = threading.BoundedSemaphore(max_concurrent + max_waiting)
        self._hashing_slots = threading.BoundedSemaphore(max_concurrent)
        self._timeout = timeout
        self._dummy_hash = self._hasher.hash(secrets.token_urlsafe())

    def hash(self, password: str) -> str:
        """The hash to be stored. Raises TooBusy."""
        with self._hashing_slot():
            return self._hasher.hash(_normalised(password))

    def matches(self, stored: str | None, password: str) -> bool:
        """Whether the password is right. Without a stored hash a dummy is verified, to take the same time. Raises
        TooBusy."""
        with self._hashing_slot():
            try:
                right = self._hasher.verify(stored or self._dummy_hash, _normalised(password))
            except (VerificationError, InvalidHashError):
                return False
        return right and bool(stored)

    @contextmanager
    def _hashing_slot(self) -> Generator[None]:
        if not self._waiting_slots.acquire(blocking=False):
            raise TooBusy
        try:
            if not self._hashing_slots.acquire(timeout=self._timeout):
                raise TooBusy
            try:
                yield
            finally:
                self._hashing_slots.release()
        finally:
            self._waiting_slots.release()


def _normalised(password: str) -> str:
    """Unicode NFKC, so that different keyboards yield the same password."""
    return unicodedata.normalize("NFKC", password)
