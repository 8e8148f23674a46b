"""People who use the site over HTTP, whatever happens to it, and what was acknowledged to them."""

import re
import threading
import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any
from uuid import UUID, uuid4

import httpx

from domain.verification.errors import InvalidVerificationCode
from domain.verification.signed_links import InboxLink, LinkSigner
from tests.domain.applications.applications_harness import PDF
from tests.faults.kill_run.caught_mails import CaughtMails
from tests.sample_consent import CONSENT

PASSWORD = "Zeleno-more 42"
_PAUSE = 0.15
_PATIENCE_WITH_MAIL = 20.0
_MAX_REFUSALS = 3
_FORWARDED_IN_TIME = 404
_UNAVAILABLE = frozenset([408, 425, 429, 500, 502, 503, 504])

Entry = tuple[UUID, str]
"""Stream and topic of an event."""


class Acknowledgements:
    """Acknowledgements of the site, kept outside of it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.events: Counter[Entry] = Counter()
        self.attempted_withdrawals: set[UUID] = set()
        self.documents: dict[UUID, UUID] = {}
        self.accounts: set[str] = set()
        self.acts: Counter[str] = Counter()
        self.errors: list[str] = []
        self.server_errors: Counter[str] = Counter()

    def acknowledge(self, act: str, application: str, *topics: str) -> None:
        with self._lock:
            self.acts[act] += 1
            self.events.update((UUID(application), f"applications.Application{topic}") for topic in topics)

    def acknowledge_other(self, act: str) -> None:
        with self._lock:
            self.acts[act] += 1

    @property
    def total(self) -> int:
        return sum(self.acts.values())


class GaveUp(Exception):
    """The load has ended while somebody was waiting, or nothing came."""


class Person:
    """One browser, which repeats each request under its key until it is answered."""

    def __init__(self, load: "Load", chance: Random) -> None:
        self._load = load
        self._chance = chance

    def live(self) -> None:
        """Applies, and does what applicants and employers do; sometimes registers instead."""
        self.email = f"ana.{uuid4().hex}@example.com"
        with httpx.Client(base_url=self._load.address, timeout=20, trust_env=False) as self._client:
            if self._chance.random() < 0.2:
                self._sign_up()
            else:
                self._apply()

    def _apply(self) -> None:
        acknowledged, form = self._load.acknowledged, self._form()
        acknowledged.acknowledge_other("upload")
        job = self._chance.choice(self._load.jobs)
        started = self._ask("POST", f"/applications/{job}/application", json=form)
        application, access = started["applicationId"], started["accessLink"]
        acknowledged.acknowledge("apply", application, "Initiated")
        acknowledged.documents[UUID(form["cvDocumentId"])] = UUID(application)
        code = self._mailed_code()
        path = f"/applications/{application}"
        confirmed = self._ask("POST", f"{path}/code", access=access, json={"code": code})
        acknowledged.acknowledge("confirm", application, "CodeVerified", "Sent")
        mine = confirmed["accessLink"]
        if self._chance.random() < 0.6:
            self._ask("POST", f"/inbox{path}/seen", access=self._load.inbox, patient_with=_FORWARDED_IN_TIME)
            acknowledged.acknowledge("open", application, "Seen")
        if self._chance.random() < 0.4:
            changed = {name: form[name] for name in ("firstName", "email", "cvDocumentId", "locale")}
            cv = self._ask("GET", path, access=mine)["sent"]["cv"]["id"]
            self._ask("POST", f"{path}/resend", access=mine, json=changed | {"lastName": "Perić", "cvDocumentId": cv})
            acknowledged.acknowledge("resend", application, "Resent")
        if self._chance.random() < 0.3:
            acknowledged.attempted_withdrawals.add(UUID(application))
            self._ask("DELETE", path, access=mine)
            acknowledged.acknowledge("withdraw", application, "Deleted")

    def _sign_up(self) -> None:
        names = {"firstName": "Iva", "lastName": "Kovač", "email": self.email, "password": PASSWORD}
        self._ask("POST", "/auth/register", json=names | {"consent": CONSENT})
        self._load.acknowledged.acknowledge_other("register")
        refusals, wrong = 0, set[str]()
        while True:
            # Who had to ask twice has two registrations, and the mail of the second may still be on its way.
            code = self._mailed_code(other_than=wrong)
            answer = self._try("POST", "/auth/verify", json={"email": self.email, "verificationCode": code})
            if answer is not None and (answer.is_success or self._may_sign_in()):
                self._load.acknowledged.accounts.add(self.email)
                self._load.acknowledged.acknowledge_other("sign up")
                return
            if answer is not None and answer.json()["code"] == InvalidVerificationCode.code:
                wrong.add(code)
            refusals += answer is not None
            if refusals > _MAX_REFUSALS:
                self._load.acknowledged.errors.append(f"a registration was not verified: {answer and answer.text}")
                return
            self._pause()

    def _may_sign_in(self) -> bool:
        """Whether the answer to an earlier verification was lost."""
        answer = self._try("POST", "/auth/login", json={"email": self.email, "password": PASSWORD})
        return answer is not None and answer.is_success

    def _form(self) -> dict[str, Any]:
        file = {"files": {"file": ("cv.pdf", PDF)}, "data": {"source": "cv"}}
        uploaded = self._ask("POST", "/documents", **file)
        return {
            "firstName": "Ana",
            "lastName": "Horvat",
            "email": self.email,
            "cvDocumentId": uploaded["id"],
            "uploadToken": uploaded["uploadToken"],
            "locale": "hr",
            "source": "job-search",
            "consent": CONSENT,
        }

    def _mailed_code(self, *, other_than: Collection[str] = frozenset()) -> str:
        """The newest code; a person who waits in vain goes away, since what must hold is checked at the end."""
        deadline = time.monotonic() + _PATIENCE_WITH_MAIL
        while not (codes := [code for code in self._load.mails.codes_to(self.email) if code not in other_than]):
            if time.monotonic() > deadline:
                raise GaveUp
            self._pause()
        return codes[0]

    def _ask(self, method: str, path: str, *, access: str = "", patient_with: int = 0, **said: Any) -> dict[str, Any]:
        """The answer of success, or the end of this story."""
        key = uuid4().hex
        while True:
            answer = self._try(method, path, headers={"Idempotency-Key": key, "Access-Link": access}, **said)
            if answer is not None and answer.is_success:
                return answer.json()
            if answer is not None and answer.status_code != patient_with:
                template = re.sub(r"[0-9a-f-]{36}|\d+", "…", path)
                self._load.acknowledged.errors.append(f"{method} {template}: {answer.status_code} {answer.text[:300]}")
                raise GaveUp
            self._pause()

    def _try(self, method: str, path: str, **said: Any) -> httpx.Response | None:
        """Sends a request; None when the site could not answer."""
        headers = {name: value for name, value in said.pop("headers", {}).items() if value}
        try:
            answer = self._client.request(method, f"/api{path}", headers=headers, **said)
        except httpx.TransportError:
            return None
        if answer.status_code == httpx.codes.INTERNAL_SERVER_ERROR:
            self._load.acknowledged.server_errors[f"{method} {answer.text[:120]}"] += 1
        return None if answer.status_code in _UNAVAILABLE else answer

    def _pause(self) -> None:
        if self._load.stopped.wait(_PAUSE):
            raise GaveUp


class Load:
    """Many people at once, each of them a new one when a story is over."""

    def __init__(self, address: str, mails: CaughtMails, jobs: Sequence[int], inbox: str) -> None:
        self.address = address
        self.mails = mails
        self.jobs = jobs
        self.inbox = inbox
        self.acknowledged = Acknowledgements()
        self.stopped = threading.Event()

    @contextmanager
    def of(self, people: int, chance: Random) -> Iterator[Acknowledgements]:
        """People are at it meanwhile."""
        threads = [threading.Thread(target=self._live, args=(Random(chance.random()),)) for _ in range(people)]
        for thread in threads:
            thread.start()
        try:
            yield self.acknowledged
        finally:
            self.stopped.set()
            for thread in threads:
                thread.join()

    def _live(self, chance: Random) -> None:
        while not self.stopped.is_set():
            try:
                Person(self, chance).live()
            except GaveUp:
                continue
            except Exception as error:  # noqa: BLE001 - whatever it is, it is one too many
                self.acknowledged.errors.append(repr(error))


def inbox_link(links: LinkSigner, employer_id: int) -> str:
    return links.sign(InboxLink(employer_id=employer_id))
