"""Google's one-tap prompt: verifies an ID token that Google signed for our client id and for this browser.

https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
"""

import hmac

from domain.accounts.errors import LoginFailed
from domain.accounts.providers.google import Google, google_profile
from domain.accounts.providers.signed_tokens import SignedTokens
from domain.accounts.social_sign_in import ProviderCredential, ProviderProfile

_ISSUERS = ("https://accounts.google.com", "accounts.google.com")


class GoogleOneTap:
    """`keys_url` publishes Google's signing keys. The identities are those of `Google`."""

    name = f"{Google.name}-one-tap"

    def __init__(self, client_id: str, keys_url: str) -> None:
        self._tokens = SignedTokens(client_id, keys_url, _ISSUERS)

    def verify(self, credential: ProviderCredential) -> ProviderProfile:
        """Refuses a token that was issued for another nonce than the credential's."""
        person = self._tokens.claims(credential.token)
        nonce = str(person.get("nonce") or "")
        if not credential.nonce or not hmac.compare_digest(nonce.encode(), credential.nonce.encode()):
            raise LoginFailed
        return google_profile(person["sub"], person)
