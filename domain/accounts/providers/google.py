"""Google: verifies an access token that was issued for our client id.

https://developers.google.com/identity/gsi/web/guides/verify-google-id-token says when Google vouches for an address.
"""

from collections.abc import Mapping
from typing import Any

from domain.accounts.errors import LoginFailed
from domain.accounts.identities import Identity
from domain.accounts.providers.http import clean_email, clean_name, get_json, is_true
from domain.accounts.social_sign_in import ProviderCredential, ProviderProfile


class Google:
    """`token_info_url` says for which client a token was issued, `user_info_url` for which user."""

    name = "google"

    def __init__(self, client_id: str, token_info_url: str, user_info_url: str) -> None:
        self._client_id = client_id
        self._token_info_url = token_info_url
        self._user_info_url = user_info_url

    def verify(self, credential: ProviderCredential) -> ProviderProfile:
        """Refuses a token issued for another client, which could be replayed here."""
        token = get_json(self._token_info_url, {"access_token": credential.token})
        if token.get("aud") != self._client_id or not _is_unexpired(token.get("expires_in")):
            raise LoginFailed
        person = get_json(self._user_info_url, {}, bearer=credential.token)
        subject = person.get("sub")
        if not isinstance(subject, str) or not subject or subject != token.get("sub"):
            raise LoginFailed
        return google_profile(subject, person)


def google_profile(subject: str, person: Mapping[str, Any]) -> ProviderProfile:
    """The profile in Google's claims about a person. Google vouches only for addresses that it hosts."""
    email = clean_email(person.get("email"))
    is_hosted = email is not None and (email.lower().endswith("@gmail.com") or bool(person.get("hd")))
    return ProviderProfile(
        identity=Identity(Google.name, subject),
        email=email,
        owns_email=is_hosted and is_true(person.get("email_verified")),
        first_name=clean_name(person.get("given_name")),
        last_name=clean_name(person.get("family_name")),
    )


def _is_unexpired(seconds: object) -> bool:
    text = str(seconds)
    return text.isdecimal() and int(text) > 0
