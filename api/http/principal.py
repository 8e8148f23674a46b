"""Principal of a request: anonymous, the user of an account, or an administrator acting as one."""

from dataclasses import dataclass
from uuid import UUID

from domain.accounts.account import Account
from domain.accounts.errors import Forbidden, ForbiddenWhileActing, SecondFactorRequired
from domain.accounts.roles import NEEDS_SECOND_FACTOR, AccountRole, Grant
from domain.accounts.sessions import Session
from domain.kernel.log.event import Actor


@dataclass(frozen=True, slots=True)
class Principal:
    """The caller of a request."""

    account_id: UUID | None = None
    acting_id: UUID | None = None
    grants: frozenset[Grant] = frozenset()

    @property
    def actor(self) -> Actor:
        """The actor to record in events: the administrator, when one acts as the user."""
        if self.acting_id:
            return Actor("administrator", str(self.acting_id))
        return Actor("jobseeker", str(self.account_id)) if self.account_id else Actor("guest")


@dataclass(frozen=True, slots=True)
class UserSession:
    """A signed-in caller with account and session. `second_factor_required`: for the roles that need it."""

    account: Account
    session: Session
    second_factor_required: bool

    @property
    def caller(self) -> Principal:
        return Principal(self.account.id, self.session.acting_id, self.account.grants)

    @property
    def is_acting(self) -> bool:
        return self.session.acting_id is not None

    def require_in_person(self) -> None:
        """Raises ForbiddenWhileActing when an administrator acts as the user."""
        if self.is_acting:
            raise ForbiddenWhileActing

    def require_role(self, role: AccountRole) -> None:
        """Raises Forbidden without the role, and always while an administrator acts as the user; SecondFactorRequired
        when the role needs a second factor that the session has not shown."""
        if self.is_acting or Grant(role) not in self.account.grants:
            raise Forbidden
        if role in NEEDS_SECOND_FACTOR and self.second_factor_required and not self.session.has_second_factor:
            raise SecondFactorRequired
