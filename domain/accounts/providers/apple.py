"""Apple: verifies an identity token that Apple signed for our client id.

https://developer.apple.com/documentation/signinwithapple/verifying-a-user
"""

import jwt
from jwt.exceptions import PyJWKClientConnectionError, PyJWTError

from domain.accounts.errors import LoginFailed
from domain.accounts.identities import Identity
from domain.accounts.providers.http import clean_email, clean_name, is_true
from domain.accounts.social_sign_in import ProviderCredential, ProviderProfile
from domain.kernel.errors import Unavailable

_ISSUER = "https://appleid.apple.com"
_TIMEOUT_SECONDS = 5


class Apple:
    """`keys_url` publishes Apple's signing keys. The name comes from the browser: Apple sends it nowhere else."""

    name = "apple"

    def __init__(self, client_id: str, keys_url: str) -> None:
        self._client_id = client_id
        self._keys = jwt.PyJWKClient(keys_url, cache_keys=True, timeout=_TIMEOUT_SECONDS)

    def verify(self, credential: ProviderCredential) -> ProviderProfile:
        """Refuses a token for another client id, or signed by anybody else."""
        try:
            key = self._keys.get_signing_key_from_jwt(credential.token)
            value = jwt.decode(
                credential.token,
                key.key,
                algorithms=["RS256"],
                audience=self._client_id,
                issuer=_ISSUER,
                options={"require": ["exp", "iat", "sub"]},
            )
        except PyJWKClientConnectionError as error:
            raise Unavailable from error
        except PyJWTError as error:
            raise LoginFailed from error
        return ProviderProfile(
            identity=Identity(self.name, value["sub"]),
            email=clean_email(value.get("email")),
            owns_email=is_true(value.get("email_verified")),
            first_name=clean_name(credential.first_name),
            last_name=clean_name(credential.last_name),
        )
