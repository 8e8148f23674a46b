"""Facebook: verifies an access token that was issued for our app and the given user.

https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow and /docs/graph-api/securing-requests.
"""

import hmac
from hashlib import sha256
from typing import Any, cast

from domain.accounts.errors import LoginFailed
from domain.accounts.identities import Identity
from domain.accounts.providers.http import clean_email, clean_name, get_json
from domain.accounts.social_sign_in import ProviderCredential, ProviderProfile


class Facebook:
    """`graph_url` ends with the API's version. Facebook does not say whether it has verified the e-mail address."""

    name = "facebook"

    def __init__(self, app_id: str, app_secret: str, graph_url: str) -> None:
        self._app_id = app_id
        self._app_secret = app_secret
        self._graph_url = graph_url

    def verify(self, credential: ProviderCredential) -> ProviderProfile:
        """Refuses a token issued for another app or another user."""
        asked = {"input_token": credential.token, "access_token": f"{self._app_id}|{self._app_secret}"}
        answer: Any = get_json(f"{self._graph_url}/debug_token", asked).get("data")
        token = cast("dict[str, Any]", answer) if isinstance(answer, dict) else {}
        is_ours = str(token.get("app_id")) == self._app_id and token.get("is_valid") is True
        subject = str(token.get("user_id") or "")
        if not is_ours or not subject or subject != credential.user_id:
            raise LoginFailed
        mark = hmac.new(self._app_secret.encode(), credential.token.encode(), sha256).hexdigest()
        fields = {"fields": "id,email,first_name,last_name", "appsecret_proof": mark}
        person = get_json(f"{self._graph_url}/me", fields, bearer=credential.token)
        if person.get("id") != subject:
            raise LoginFailed
        return ProviderProfile(
            identity=Identity(self.name, subject),
            email=clean_email(person.get("email")),
            owns_email=False,
            first_name=clean_name(person.get("first_name")),
            last_name=clean_name(person.get("last_name")),
        )
