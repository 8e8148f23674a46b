"""Being asked once more who one is, before what would be hard to undo."""

from datetime import timedelta

from domain.accounts.account import Account
from domain.accounts.errors import RecentLoginRequired, WrongPassword
from domain.accounts.passwords import PasswordHashing
from domain.accounts.sessions import Session

RECENT = timedelta(minutes=15)


class Reauthentication:
    """By the password; of an account that has none, by having signed in not long before."""

    def __init__(self, hashing: PasswordHashing) -> None:
        self._hashing = hashing

    def require(self, account: Account, session: Session, password: str, field: str = "password") -> None:
        """Refuses with WrongPassword, RecentLoginRequired, TooBusy."""
        if account.password_hash is None:
            if session.age > RECENT:
                raise RecentLoginRequired
        elif not self._hashing.matches(account.password_hash, password):
            raise WrongPassword(field)
