"""Test driver for the API: shortcuts for requests, with followers that keep read models up to date."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient
from sqlalchemy import text

from api.applications.applicant import account_contact
from api.http.caller import current_principal
from api.http.principal import Principal
from api.main import create_app
from domain.applications.streams import ApplicationStreams
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.verification.codes import IssuedCode, VerificationCodes
from domain.verification.signed_links import AuditLink, InboxLink, LinkSigner
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install
from read_models.kernel.listener import LogListener
from read_models.kernel.projection_runner import ProjectionRunner
from read_models.kernel.waiting import CheckpointWaiter
from read_models.register import PROJECTIONS as ALL_PROJECTIONS
from tests.domain.applications.applications_harness import PDF
from tests.job_fixtures import JobFixtures
from tests.sample_consent import CONSENT

Response = Any
"""Response of the test client, of whichever generation of httpx it is built on."""

PROJECTIONS = tuple(
    each for each in ALL_PROJECTIONS if each.name in {"applications", "activity", "cv", "candidates", "saved_searches"}
)

PATIENCE = 60
"""Seconds for which a request waits for followers, as long as they need on any machine."""


class Site:
    """Shortcuts for a browser's requests. `call` returns the response."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.app = create_app(platform)
        self.waiting._timeout = PATIENCE
        self.browser = TestClient(self.app, raise_server_exceptions=False)
        self.jobs = JobFixtures(platform)
        self.codes = VerificationCodes(platform.engine, platform.settings.link_key.get_secret_value())

    @property
    def services(self) -> Services:
        return self.app.state.services

    @property
    def links(self) -> LinkSigner:
        return self.services[LinkSigner]

    @property
    def waiting(self) -> CheckpointWaiter:
        return self.services[CheckpointWaiter]

    def call(
        self,
        method: str,
        path: str,
        *,
        access: str = "",
        key: str = "",
        headers: dict[str, str] | None = None,
        **said: Any,
    ) -> Response:
        sent = {"Access-Link": access, "Idempotency-Key": key} | (headers or {})
        return self.browser.request(
            method, f"/api{path}", headers={name: value for name, value in sent.items() if value}, **said
        )

    def wait_for_audit(self) -> None:
        """Waits until auditors find everything that was recorded about applications."""
        assert self.waiting.shows("activity", "applications", self.platform.logs["applications"].last_position())

    def upload(self, content: bytes = PDF, name: str = "cv.pdf", token: str = "", **headers: str) -> Response:
        sent = headers | ({"Upload-Token": token} if token else {})
        return self.call("POST", "/documents", files={"file": (name, content)}, data={"source": "cv"}, headers=sent)

    def form(self, **changes: Any) -> dict[str, Any]:
        """A valid form with changes; a change to None omits the field."""
        uploaded = self.upload().json()
        filled = {
            "firstName": "Ana",
            "lastName": "Horvat",
            "email": "ana@example.com",
            "phone": {"countryCode": "+385", "number": "091 234 5678"},
            "coverLetter": "Poštovani,\njavljam se na oglas.",
            "cvDocumentId": uploaded["id"],
            "uploadToken": uploaded["uploadToken"],
            "locale": "hr",
            "source": "job-search",
            "consent": CONSENT,
        } | changes
        return {name: value for name, value in filled.items() if value is not None}

    def apply(self, job: int, **changes: Any) -> Response:
        return self.call("POST", f"/applications/{job}/application", json=self.form(**changes))

    def mailed(self, application_id: str) -> IssuedCode:
        issued = self.codes.issue(UUID(application_id))
        assert issued is not None
        return issued

    def confirm(self, started: dict[str, Any]) -> Response:
        application_id = started["applicationId"]
        code = self.mailed(application_id).code
        return self.call(
            "POST", f"/applications/{application_id}/code", access=started["accessLink"], json={"code": code}
        )

    def sent(self, job: int, **changes: Any) -> tuple[str, str]:
        """A sent application and the applicant's link."""
        started = self.apply(job, **changes).json()
        confirmed = self.confirm(started)
        assert confirmed.status_code == 200, confirmed.text
        return started["applicationId"], confirmed.json()["accessLink"]

    def inbox(self, employer_id: int) -> str:
        return self.links.sign(InboxLink(employer_id=employer_id))

    def audit(self) -> str:
        return self.links.sign(AuditLink(auditor="Revizor"))

    @contextmanager
    def signed_in(self, account: UUID, email: str = "ana@example.com") -> Iterator[None]:
        """Sends all requests of the block as this account."""
        index = self.platform.keys.contact_index("email", email)
        self.app.dependency_overrides[current_principal] = lambda: Principal(account)
        self.app.dependency_overrides[account_contact] = lambda: index
        try:
            yield
        finally:
            del self.app.dependency_overrides[current_principal], self.app.dependency_overrides[account_contact]

    def wind(self, period: str) -> None:
        """Moves the times of requested and sent codes back by this period."""
        with self.platform.engine.begin() as connection:
            for column in ("requested_at", "sent_at", "expires_at"):
                statement = f"UPDATE public.verification_code SET {column} = {column} - CAST(:period AS interval)"
                connection.execute(text(statement), {"period": period})

    def topics(self, application_id: str) -> list[str]:
        history = self.services[ApplicationStreams].history(UUID(application_id))
        return [recorded.event.topic.removeprefix("applications.Application") for recorded in history]


@contextmanager
def open_site(platform: Platform) -> Iterator[Site]:
    """The site with running followers."""
    install(platform.engine, PROJECTIONS)
    listener = LogListener(platform.settings.database_url, list(platform.logs))
    follower = ProjectionRunner(platform.engine, CatchUp(platform.engine, platform.logs), listener, PROJECTIONS)
    listener.start()
    follower.start()
    try:
        yield Site(platform)
    finally:
        follower.stop()
        listener.stop()
