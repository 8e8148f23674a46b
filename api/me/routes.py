"""Routes for reading and changing the user's account."""

from dataclasses import replace

from fastapi import APIRouter

from api.http.caller import CurrentUser
from api.http.principal import UserSession
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.me import schemas
from api.me.serializers import AccountSerializer
from api.services import Use
from domain.accounts.account import AccountRepository
from domain.accounts.account_settings import AccountSettings
from domain.accounts.errors import LoginRequired
from domain.kernel.values.locales import Locale

router = APIRouter(tags=["me"])


@router.get("/me")
def get_me(person: CurrentUser, serializer: Use[AccountSerializer], locale: RequestLocale) -> schemas.Me:
    """The signed-in user's account."""
    return serializer.me(person.account, locale, person.session)


@router.patch("/me", dependencies=[rate_limited(WRITE)])
def change_me(
    body: schemas.ChangeMe,
    person: CurrentUser,
    settings: Use[AccountSettings],
    accounts: Use[AccountRepository],
    serializer: Use[AccountSerializer],
    locale: RequestLocale,
) -> schemas.Me:
    """Changes the fields that are sent; others stay."""
    changed = {name: getattr(body, name) for name in body.model_fields_set & {"first_name", "last_name", "address"}}
    if "education_level" in body.model_fields_set:
        changed["education_level"] = body.education_level.id if body.education_level else None
    profile = replace(person.account.profile, **changed)
    settings.change_profile(person.account.id, profile, body.locale or person.account.locale)
    return _anew(accounts, serializer, person, locale)


@router.post("/me/meta", dependencies=[rate_limited(WRITE)])
def keep_preferences(
    body: schemas.Meta,
    person: CurrentUser,
    settings: Use[AccountSettings],
    accounts: Use[AccountRepository],
    serializer: Use[AccountSerializer],
    locale: RequestLocale,
) -> schemas.Me:
    """Stores preferences of the user interface; fields that are not sent stay."""
    changes = body.model_dump(mode="json", exclude={"locale"}, exclude_unset=True)
    settings.update_preferences(person.account.id, changes, body.locale)
    return _anew(accounts, serializer, person, locale)


def _anew(
    accounts: AccountRepository, serializer: AccountSerializer, person: UserSession, locale: Locale
) -> schemas.Me:
    account = accounts.find(person.account.id)
    if account is None:
        raise LoginRequired
    return serializer.me(account, locale, person.session)
