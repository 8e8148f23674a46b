"""One's own account: reading it, and what one changes of it."""

from dataclasses import replace

from fastapi import APIRouter

from api.caller import SignedIn
from api.dependencies import CurrentPerson, RequestLocale, Use, limited
from api.me import schemas
from api.me.presenting import me
from api.rate_limit import WRITE
from domain.accounts.errors import LoginRequired
from domain.kernel.errors import InvalidInput
from domain.kernel.locales import Locale
from domain.reference.education_levels import find_education_level

router = APIRouter(tags=["me"])


@router.get("/me")
def get_me(person: CurrentPerson, use: Use, locale: RequestLocale) -> schemas.Me:
    """The account that this browser is signed in to."""
    return me(person.account, locale, use.accounts, person.session)


@router.patch("/me", dependencies=[limited(WRITE)])
def change_me(said: schemas.ChangeMe, person: CurrentPerson, use: Use, locale: RequestLocale) -> schemas.Me:
    """Changes the fields that are sent, and leaves the others."""
    if said.education_level and find_education_level(said.education_level.id) is None:
        raise InvalidInput.field("educationLevel.id", "INVALID_CHOICE")
    changed = {name: getattr(said, name) for name in said.model_fields_set & {"first_name", "last_name", "address"}}
    if "education_level" in said.model_fields_set:
        changed["education_level"] = said.education_level.id if said.education_level else None
    profile = replace(person.account.profile, **changed)
    use.accounts.own_account.change_profile(person.account.id, profile, said.locale or person.account.locale)
    return _anew(use, person, locale)


@router.post("/me/meta", dependencies=[limited(WRITE)])
def keep_preferences(said: schemas.Meta, person: CurrentPerson, use: Use, locale: RequestLocale) -> schemas.Me:
    """Keeps what the interface remembers for its person; what is not sent stays as it was."""
    changes = said.model_dump(mode="json", exclude={"locale"}, exclude_unset=True)
    use.accounts.own_account.keep_preferences(person.account.id, changes, said.locale)
    return _anew(use, person, locale)


def _anew(use: Use, person: SignedIn, locale: Locale) -> schemas.Me:
    account = use.accounts.book.find(person.account.id)
    if account is None:
        raise LoginRequired
    return me(account, locale, use.accounts, person.session)
