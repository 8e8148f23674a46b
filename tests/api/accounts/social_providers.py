"""Fake Google, Facebook and Apple: an HTTP server with configurable responses."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa
from jwt.algorithms import RSAAlgorithm
from pydantic import SecretStr

APP = "karijera-app"
SECRET = "karijera-secret"
KEY_ID = "apple-key"
GOOGLE_KEY_ID = "google-key"


@dataclass
class Providers:
    """`people` by token; `apps` has the application that each token was issued for, ours by default."""

    people: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])
    apps: dict[str, str] = field(default_factory=dict[str, str])
    broken: int = 0
    asked: list[tuple[str, dict[str, str]]] = field(default_factory=list[tuple[str, dict[str, str]]])
    url: str = ""
    key: rsa.RSAPrivateKey = field(default_factory=lambda: rsa.generate_private_key(65537, 2048))
    """Apple's; `google_key` is Google's."""
    google_key: rsa.RSAPrivateKey = field(default_factory=lambda: rsa.generate_private_key(65537, 2048))

    def settings(self) -> dict[str, Any]:
        """Settings of a site that uses these providers."""
        return {
            "google_client_id": APP,
            "google_token_info_url": f"{self.url}/tokeninfo",
            "google_user_info_url": f"{self.url}/userinfo",
            "google_one_tap": True,
            "google_keys_url": f"{self.url}/google-keys",
            "facebook_app_id": APP,
            "facebook_app_secret": SecretStr(SECRET),
            "facebook_graph_url": f"{self.url}/graph",
            "apple_client_id": APP,
            "apple_keys_url": f"{self.url}/keys",
        }

    def apple_token(self, *, key: rsa.RSAPrivateKey | None = None, **claims: Any) -> str:
        now = int(time.time())
        said = {"iss": "https://appleid.apple.com", "aud": APP, "iat": now, "exp": now + 600} | claims
        return jwt.encode(said, key or self.key, algorithm="RS256", headers={"kid": KEY_ID})

    def google_id_token(self, *, key: rsa.RSAPrivateKey | None = None, **claims: Any) -> str:
        """Signs the token that the one-tap prompt gives to the page; a claim that is None is left out."""
        now = int(time.time())
        said = {"iss": "https://accounts.google.com", "aud": APP, "azp": APP, "iat": now, "exp": now + 3600} | claims
        stated = {name: value for name, value in said.items() if value is not None}
        return jwt.encode(stated, key or self.google_key, algorithm="RS256", headers={"kid": GOOGLE_KEY_ID})

    def answer(self, path: str, said: dict[str, str], bearer: str) -> tuple[int, Any]:
        """The provider's response."""
        if self.broken:
            return self.broken, {"error": "out of order"}
        match path:
            case "/tokeninfo":
                return self._google_token(said.get("access_token", ""))
            case "/userinfo":
                return (200, self.people[bearer]) if bearer in self.people else (401, {})
            case "/graph/debug_token":
                return self._facebook_token(said)
            case "/graph/me":
                known = bearer in self.people and bool(said.get("appsecret_proof"))
                return (200, self.people[bearer]) if known else (400, {"error": {}})
            case "/keys":
                return 200, _published(self.key, KEY_ID)
            case "/google-keys":
                return 200, _published(self.google_key, GOOGLE_KEY_ID)
            case _:
                return 404, {}

    def _google_token(self, token: str) -> tuple[int, Any]:
        if token not in self.people:
            return 400, {"error": "invalid_token"}
        person = self.people[token]
        return 200, {"aud": self.apps.get(token, APP), "sub": person["sub"], "expires_in": person.get("lives", "3599")}

    def _facebook_token(self, said: dict[str, str]) -> tuple[int, Any]:
        token = said.get("input_token", "")
        if said.get("access_token") != f"{APP}|{SECRET}" or token not in self.people:
            return 200, {"data": {"is_valid": False}}
        given_to = self.apps.get(token, APP)
        return 200, {"data": {"app_id": given_to, "is_valid": True, "user_id": self.people[token]["id"]}}


def _published(key: rsa.RSAPrivateKey, key_id: str) -> dict[str, Any]:
    public = json.loads(RSAAlgorithm.to_jwk(key.public_key()))
    return {"keys": [public | {"kid": key_id, "alg": "RS256", "use": "sig"}]}


@contextmanager
def open_providers() -> Iterator[Providers]:
    providers = Providers()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            parts = urlsplit(self.path)
            said = {name: values[0] for name, values in parse_qs(parts.query).items()}
            bearer = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
            providers.asked.append((parts.path, said))
            status, body = providers.answer(parts.path, said, bearer)
            content = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
            """Disables the request log."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    providers.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield providers
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
