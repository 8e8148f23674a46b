"""Apple: verifies an identity token that Apple signed for our client id.

https://developer.apple.com/documentation/signinwithapple/verifying-a-user
"""

from domain.accounts.identities import Identity
from domain.accounts.providers.http import clean_email, clean_name, is_true
from domain.accounts.providers.signed_tokens import SignedTokens
from domain.accounts.social_sign_in import ProviderCredential, ProviderProfile

_ISSUER = "https://appleid.apple.com"


class Apple:
    """`keys_url` publishes Apple's signing keys. The name comes from the browser: Apple sends it nowhere else."""

    name = "apple"

    def __init__(self, client_id: str, keys_url: str) -> None:
        self._tokens = SignedTokens(client_id, keys_url, [_ISSUER])

    def verify(self, credential: ProviderCredential) -> ProviderProfile:
        """Refuses a token for another client id, or signed by anybody else."""
        value = self._tokens.claims(credential.token)
        return ProviderProfile(
            identity=Identity(self.name, value["sub"]),
            email=clean_email(value.get("email")),
            owns_email=is_true(value.get("email_verified")),
            first_name=clean_name(credential.first_name),
            last_name=clean_name(credential.last_name),
        )
