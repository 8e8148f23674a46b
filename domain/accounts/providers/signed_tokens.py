"""ID tokens of OpenID Connect: JSON objects that a provider has signed."""

from collections.abc import Sequence
from typing import Any

import jwt
from jwt.exceptions import PyJWKClientConnectionError, PyJWTError

from domain.accounts.errors import LoginFailed
from domain.kernel.errors import Unavailable

_TIMEOUT_SECONDS = 5


class SignedTokens:
    """Tokens of one provider for one client id. `keys_url` publishes the provider's signing keys."""

    def __init__(self, client_id: str, keys_url: str, issuers: Sequence[str]) -> None:
        self._client_id = client_id
        self._issuers = issuers
        self._keys = jwt.PyJWKClient(keys_url, cache_keys=True, timeout=_TIMEOUT_SECONDS)

    def claims(self, token: str) -> dict[str, Any]:
        """Verifies an identity token and returns its claims. Raises LoginFailed when it has expired, is for another
        client id or signed by anybody else, Unavailable when the keys cannot be fetched."""
        try:
            key = self._keys.get_signing_key_from_jwt(token)
            return jwt.decode(
                token,
                key.key,
                algorithms=["RS256"],
                audience=self._client_id,
                issuer=self._issuers,
                options={"require": ["exp", "iat", "iss", "sub"]},
            )
        except PyJWKClientConnectionError as error:
            raise Unavailable from error
        except PyJWTError as error:
            raise LoginFailed from error
