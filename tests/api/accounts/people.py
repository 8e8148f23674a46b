"""Test driver for accounts: browsers that register and sign in, and access to mailed codes and links."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from uuid import UUID, uuid4

from fastapi import FastAPI
from fastapi.testclient import TestClient
from pyotp.totp import TOTP
from sqlalchemy import Engine, select, text, update

from api.main import create_app
from domain.accounts.roles import Grant
from domain.accounts.second_factor.tables import second_factor
from domain.accounts.services import AccountModule
from domain.accounts.tables import registration
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.tasks import task
from read_models.kernel.generations import install
from read_models.kernel.waiting import CheckpointWaiter
from read_models.register import PROJECTIONS
from tests.sample_consent import CONSENT

SITE = "http://127.0.0.1:8000"
PATIENCE = 60
"""Seconds for which a request waits for followers, where they are at work: as long as they need on any machine."""
PASSWORD = "Zeleno-more 42"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
OWN_DETAILS = {"firstName": "Iva", "lastName": "Kovač", "password": PASSWORD, "consent": CONSENT}
"""Details that a person enters anew to confirm a registration in another browser."""

Response = Any


def new_email(name: str = "ana") -> str:
    """An address that is unique in the test session."""
    return f"{name}.{uuid4().hex}@example.com"


class Browser:
    """One browser with its cookies."""

    def __init__(self, people: "People") -> None:
        self.people = people
        self.client = TestClient(
            people.app, base_url=SITE, raise_server_exceptions=False, headers={"User-Agent": FIREFOX}
        )

    def allow_all_cookies(self) -> None:
        """Accepts what the cookie notice asks for."""
        self.client.cookies.set("cookie-choice", "all")
        self.call("GET", "/me/token")

    def call(self, method: str, path: str, **said: Any) -> Response:
        return self.client.request(method, f"/api{path}", **said)

    def post(self, path: str, **said: Any) -> Response:
        """Posts these fields as JSON."""
        return self.call("POST", path, json=said)

    def register(self, mail: str, /, **changes: Any) -> Response:
        form = {"firstName": "Ana", "lastName": "Horvat", "email": mail, "password": PASSWORD, "consent": CONSENT}
        return self.post("/auth/register", **(form | changes))

    def verify(self, email: str) -> Response:
        return self.post("/auth/verify", email=email, verificationCode=self.people.code_for(email))

    def login(self, email: str, password: str = PASSWORD, **more: Any) -> Response:
        return self.post("/auth/login", email=email, password=password, **more)

    def add_app(self, email: str, name: str = "Mobitel") -> list[str]:
        """Adds an authenticator app, which `People.app_code` then stands for; returns the recovery codes."""
        begun = self.post("/me/second-factors/app", password=PASSWORD).json()
        self.people.secrets[email] = begun["secret"]
        code = self.people.app_code(email)
        added = self.post("/me/second-factors/app/confirm", enrolmentId=begun["enrolmentId"], code=code, name=name)
        assert added.status_code == 201, added.text
        return added.json()["codes"]

    def login_in_two_steps(self, email: str, password: str = PASSWORD, **more: Any) -> Response:
        """Signs in by password and the code of the app that was added with `add_app`."""
        first = self.login(email, password, **more)
        assert (first.status_code, first.json()["code"]) == (403, "SECOND_FACTOR_PENDING"), first.text
        self.people.forget_app_codes(email)
        return self.post("/auth/second-factor", code=self.people.app_code(email))

    def me(self) -> Response:
        return self.call("GET", "/me")

    @property
    def is_in(self) -> bool:
        return self.me().status_code == 200

    @property
    def token(self) -> str | None:
        return self.client.cookies.get("token")


class People:
    """The site with its mails and tasks."""

    def __init__(self, app: FastAPI, platform: Platform) -> None:
        self.app = app
        self.platform = platform
        self.secrets: dict[str, str] = {}
        """Secrets that authenticator apps share with the site, by address."""

    @property
    def services(self) -> Services:
        return self.app.state.services

    @property
    def accounts(self) -> AccountModule:
        return self.services[AccountModule]

    @property
    def engine(self) -> Engine:
        return self.platform.engine

    def browser(self) -> Browser:
        return Browser(self)

    def somebody(self, email: str | None = None, **changes: Any) -> tuple[Browser, str]:
        """A new account, signed in."""
        email, browser = email or new_email(), self.browser()
        assert browser.register(email, **changes).status_code == 201
        verified = browser.verify(email)
        assert verified.status_code == 200, verified.text
        return browser, email

    def staff(self, *grants: Grant) -> tuple[Browser, str]:
        """A new account with these roles, signed in with an authenticator app as the second factor."""
        browser, email = self.somebody()
        for grant in grants:
            self.accounts.roles.grant(self.account_of(email), grant)
        browser.add_app(email)
        return browser, email

    def app_code(self, email: str) -> str:
        """Returns the code that the app shows now."""
        return self.app_code_at(email, self.platform.clock())

    def app_code_at(self, email: str, moment: datetime, steps_off: int = 0) -> str:
        """Returns the code that the app shows at a moment, by a clock that is off by some steps of 30 seconds."""
        return TOTP(self.secrets[email]).at(moment, counter_offset=steps_off)

    def code_of_step(self, email: str, step: int) -> str:
        """Returns the code that the app shows in this step."""
        return TOTP(self.secrets[email]).generate_otp(step)

    def forget_app_codes(self, email: str) -> None:
        """Lets codes be used again, as when time has passed."""
        mine = second_factor.c.account_id == self.account_of(email)
        with self.engine.begin() as connection:
            connection.execute(update(second_factor).where(mine).values(last_step=None))

    def registration_of(self, email: str) -> UUID:
        """The newest registration for an address."""
        index = self.accounts.repository.email_index(email)
        query = select(registration.c.id).where(registration.c.email_index == index)
        with self.engine.connect() as connection:
            return connection.execute(query.order_by(registration.c.requested_at.desc()).limit(1)).scalar_one()

    def code_for(self, email: str) -> str:
        """The code in the newest registration mail."""
        issued = self.accounts.codes.issue(self.registration_of(email))
        assert issued is not None
        assert issued.code is not None
        return issued.code

    def wrong_code_for(self, email: str, number: int = 1) -> str:
        return f"{(int(self.code_for(email)) + number) % 100_000:05}"

    def link_for(self, email: str) -> dict[str, str]:
        """The two parts of the link in that mail."""
        registration_id = self.registration_of(email)
        issued = self.accounts.codes.issue(registration_id)
        assert issued is not None
        return {"registrationId": str(registration_id), "linkToken": issued.link_token}

    def account_of(self, email: str) -> UUID:
        found = self.accounts.repository.find_by_email(email)
        assert found is not None
        return found.id

    def tasks(self, name: str) -> list[UUID]:
        """Arguments of the tasks with this name, oldest first."""
        query = select(task.c.about).where(task.c.name == name).order_by(task.c.cause_position)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def wind(self, table: str, period: str, *columns: str) -> None:
        """Moves a table's timestamps back by this period."""
        moved = ", ".join(f"{column} = {column} - CAST(:period AS interval)" for column in columns)
        with self.engine.begin() as connection:
            connection.execute(text(f"UPDATE public.{table} SET {moved}"), {"period": period})


@contextmanager
def open_people(platform: Platform, app: FastAPI | None = None) -> Iterator[People]:
    """People of the application of an open site, or of one of their own: its routes take 0.3 seconds of CPU."""
    install(platform.engine, PROJECTIONS)
    people = People(app or create_app(platform), platform)
    people.services[CheckpointWaiter]._timeout = PATIENCE
    yield people
