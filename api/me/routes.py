"""One's own account."""

from fastapi import APIRouter

from api.dependencies import CurrentPerson, RequestLocale
from api.me import schemas
from api.me.presenting import me

router = APIRouter(tags=["me"])


@router.get("/me")
def get_me(person: CurrentPerson, locale: RequestLocale) -> schemas.Me:
    """The account that this browser is signed in to."""
    return me(person.account, locale, person)
