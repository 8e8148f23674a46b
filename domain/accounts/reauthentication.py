"""Requires the person to authenticate again before actions that are hard to undo."""

from datetime import timedelta

from domain.accounts.account import Account
from domain.accounts.errors import RecentLoginRequired, WrongPassword
from domain.accounts.passwords import PasswordHashing
from domain.accounts.sessions import Session

RECENT = timedelta(minutes=15)


class Reauthentication:
    """Proof of identity for sensitive changes: by password; for an account without one, by a recent sign-in."""

    def __init__(self, hashing: PasswordHashing) -> None:
        self._hashing = hashing

    def require(self, account: Account, session: Session, password: str, field: str = "password") -> None:
        """Raises WrongPassword, RecentLoginRequired, TooBusy."""
        if account.password_hash is None:
            if session.age > RECENT:
                raise RecentLoginRequired
        elif not self._hashing.matches(account.password_hash, password):
            raise WrongPassword(field)
