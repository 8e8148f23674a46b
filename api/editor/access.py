"""Access of editors to texts."""

from dataclasses import replace
from typing import Annotated

from fastapi import Depends, Security

from api.http.caller import OptionalUser, RequestContext, session_cookie
from domain.accounts.errors import Forbidden
from domain.accounts.roles import AccountRole
from domain.kernel.errors import NotFound
from domain.kernel.log.event import Actor, Context


async def editor_context(
    context: RequestContext, person: OptionalUser, _: Annotated[str | None, Security(session_cookie)]
) -> Context:
    """The circumstances of an editor's command. Raises NotFound for everybody else, as at an unknown address, also
    while an administrator acts as the editor."""
    try:
        if person is None:
            raise NotFound
        person.require_role(AccountRole.EDITOR)
    except Forbidden as refused:
        raise NotFound from refused
    return replace(context, actor=Actor("editor", str(person.account.id)))


EditorContext = Annotated[Context, Depends(editor_context)]
"""The route is open to editors only."""
