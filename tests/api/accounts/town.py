"""A site with fake social providers, where people have accounts at the providers."""

from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from tests.api.accounts.people import Browser, People
from tests.api.accounts.social_providers import Providers
from tests.sample_consent import CONSENT


@dataclass
class Town:
    people: People
    providers: Providers

    def at_google(self, email: str, **more: Any) -> str:
        """A person's Google token."""
        token = uuid4().hex
        person = {"sub": uuid4().hex, "email": email, "email_verified": True, "given_name": "Ana", "family_name": "H"}
        self.providers.people[token] = person | more
        return token

    def at_facebook(self, email: str | None, **more: Any) -> tuple[str, str]:
        """A person's Facebook token and id."""
        token, user_id = uuid4().hex, str(uuid4().int)[:15]
        person = {"id": user_id, "first_name": "Ana", "last_name": "Horvat"} | ({"email": email} if email else {})
        self.providers.people[token] = person | more
        return token, user_id


def by_google(browser: Browser, token: str, **more: Any) -> Any:
    return browser.post("/auth/google/redirect", accessToken=token, **({"consent": CONSENT} | more))


def gmail() -> str:
    return f"ana.{uuid4().hex}@gmail.com"
