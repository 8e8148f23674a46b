"""First content of a new CV: the name and the address of the account."""

from typing import Any

from pydantic import ValidationError

from domain.accounts.account import Account
from domain.cv.content import ContactDetails, CvContent
from domain.kernel.values.locales import Locale


def first_content(account: Account, language: Locale) -> CvContent:
    """A detail that a CV does not take, such as a name from a provider with odd characters, is left to be written."""
    profile = account.profile
    known = {"first_name": profile.first_name, "last_name": profile.last_name, "email": account.email}
    taken = {name: value for name, value in known.items() if _is_taken(name, value)}
    return CvContent(language=language, contact=ContactDetails.model_validate(taken))


def _is_taken(name: str, value: Any) -> bool:
    try:
        ContactDetails.model_validate({name: value})
    except ValidationError:
        return False
    return True
