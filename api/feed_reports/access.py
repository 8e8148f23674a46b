"""Access of operators to the reports about feeds."""

from typing import Annotated

from fastapi import Security

from api.http.caller import OptionalUser, session_cookie
from domain.accounts.errors import Forbidden, SecondFactorRequired
from domain.accounts.roles import AccountRole
from domain.kernel.errors import NotFound


async def require_operator(person: OptionalUser, _: Annotated[str | None, Security(session_cookie)]) -> None:
    """Raises NotFound for everybody but administrators, as at an unknown address."""
    if person is None:
        raise NotFound
    try:
        person.require_role(AccountRole.ADMINISTRATOR)
    except (Forbidden, SecondFactorRequired) as refused:
        raise NotFound from refused
