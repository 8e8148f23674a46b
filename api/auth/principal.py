"""Who is calling: nobody that is known, the person of an account, or an administrator who acts as one."""

from dataclasses import dataclass
from uuid import UUID

from domain.accounts.account import Account
from domain.accounts.errors import Forbidden, ForbiddenWhileActing
from domain.accounts.roles import AccountRole, Grant
from domain.accounts.sessions import Session
from domain.kernel.event import Actor


@dataclass(frozen=True, slots=True)
class Principal:
    """Whoever stands behind a request."""

    account_id: UUID | None = None
    acting_id: UUID | None = None
    grants: frozenset[Grant] = frozenset()

    @property
    def actor(self) -> Actor:
        """Who acts, as events name them. What an administrator does in somebody's place is theirs."""
        if self.acting_id:
            return Actor("administrator", str(self.acting_id))
        return Actor("jobseeker", str(self.account_id)) if self.account_id else Actor("guest")


@dataclass(frozen=True, slots=True)
class UserSession:
    """A caller who is known, with the account and the session."""

    account: Account
    session: Session

    @property
    def caller(self) -> Principal:
        return Principal(self.account.id, self.session.acting_id, self.account.grants)

    @property
    def is_acting(self) -> bool:
        return self.session.acting_id is not None

    def require_in_person(self) -> None:
        """Refuses what only the person may do, with ForbiddenWhileActing."""
        if self.is_acting:
            raise ForbiddenWhileActing

    def require_role(self, role: AccountRole) -> None:
        """Refuses with Forbidden. What the person may do beyond their own matters is not for those who act as them."""
        if self.is_acting or Grant(role) not in self.account.grants:
            raise Forbidden
