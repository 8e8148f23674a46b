"""Callers for the authorization matrix, each with a session or link, and objects that one of them owns."""

import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import text

from domain.accounts.one_time_links import Purpose
from domain.accounts.roles import NEEDS_SECOND_FACTOR, AccountRole, Grant
from domain.accounts.second_factor.factors import delete_factors, insert_passkey
from domain.accounts.second_factor.passkeys import VerifiedPasskey
from domain.accounts.tasks import SEND_PASSWORD_LINK
from domain.employers.service import EmployerProfile, Employers
from domain.job_import.sources import FeedSources, NewFeed
from domain.kernel.process.platform import Platform
from read_models.register import PROJECTIONS
from tests.api.accounts.people import PASSWORD, Browser, People, Response, new_email, open_people
from tests.api.site_client import PDF, Site, open_site
from tests.domain.applications.applications_harness import photograph
from tests.read_model_harness import ReadModels

OURS, THEIRS = 12, 13
"""The employer of the job, and another one."""

FEED = NewFeed(name="matrix", format="csv", location="/tmp/matrix.csv")

MARK = "Canaryowner"
"""Stands in what is the owner's: whoever is refused must not read it."""

GRANTS: dict[str, tuple[Grant, ...]] = {
    "owner": (),
    "other person": (),
    "recruiter": (Grant(AccountRole.EMPLOYER_RECRUITER, OURS),),
    "recruiter elsewhere": (Grant(AccountRole.EMPLOYER_ADMIN, THEIRS),),
    "auditor": (Grant(AccountRole.AUDITOR),),
    "editor": (Grant(AccountRole.EDITOR),),
    "administrator": (Grant(AccountRole.ADMINISTRATOR),),
}
TWO_STEPS = {name for name, grants in GRANTS.items() if {grant.role for grant in grants} & NEEDS_SECOND_FACTOR}
"""Callers who have the rights of the role only after a second factor."""
ACTING = "administrator as owner"
LINKS = ("link of another applicant", "link of the employer", "link of another employer", "link of an auditor")
CALLERS = ("guest", *GRANTS, ACTING, *LINKS)

EVERYBODY = frozenset(CALLERS)
OF_EMPLOYERS, OF_AUDITORS = set(LINKS[1:3]), {LINKS[3]}
APPLICANTS = EVERYBODY - OF_EMPLOYERS - OF_AUDITORS
"""Links that are for something else are refused where an applicant's link is read."""
IN_PERSON = frozenset(GRANTS)
SIGNED_IN = IN_PERSON | {ACTING}
OWNER = frozenset({"owner", ACTING})
OWNER_IN_PERSON = frozenset({"owner"})
EMPLOYER = frozenset({"recruiter", "link of the employer"})
MEMBERS = frozenset({"recruiter", "recruiter elsewhere"})
"""Callers who are signed in as members of an employer."""
EMPLOYERS = MEMBERS | OF_EMPLOYERS
AUDITORS = frozenset({"auditor"}) | OF_AUDITORS
ADMINISTRATORS = frozenset({"administrator"})
EDITORS = frozenset({"editor"})
NOBODY = frozenset[str]()


_SAME_FOR_ALL: Mapping[str, object] = {
    "format": "json",
    "page": 1,
    "adviceId": 1,
    "number": 1,
    "name": "terms",
    "token": "alerts.unknown",
    "document": "cookies",
    "language": "hr",
    "locale": "hr",
    "mail": "application_seen",
    "employer_id": OURS,
    "version": 1,
    "feed_name": FEED.name,
}
"""Parameters of paths that are nobody's."""


@dataclass
class Callers:
    """`ask` sends a request as one of the callers and restores their session if the request changed it."""

    people: People
    site: Site
    job: int
    emails: dict[str, str] = field(default_factory=dict[str, str])
    browsers: dict[str, Browser] = field(default_factory=dict[str, Browser])
    links: dict[str, str] = field(default_factory=dict[str, str])
    spare: UUID | None = None
    kept_cv: UUID | None = None
    kept_search: UUID | None = None
    sent: UUID | None = None
    doubtful: set[str] = field(default_factory=set[str])
    """Callers whose session a request may have changed since they last were known to be themselves."""

    def settle(self) -> None:
        for name, grants in GRANTS.items():
            more = {"firstName": MARK} if name == "owner" else {}
            self.browsers[name], self.emails[name] = self.people.somebody(new_email(name.split()[0]), **more)
            for grant in grants:
                self.people.accounts.roles.grant(self.people.account_of(self.emails[name]), grant)
            if name in TWO_STEPS:
                self.browsers[name].add_app(self.emails[name])
        FeedSources(self.people.engine).add(FEED)
        for employer_id in (OURS, THEIRS):
            self.named_employer(employer_id)
        self.browsers["guest"] = self.people.browser()
        self.browsers[ACTING] = self.people.browser()
        _, of_other = self.site.sent(self.job, email=new_email())
        values = (of_other, self.site.inbox(OURS), self.site.inbox(THEIRS), self.site.audit())
        self.links = dict(zip(LINKS, values, strict=True))
        self.doubtful |= self.browsers.keys()

    def ask(self, caller: str, method: str, path: str, **said: Any) -> Response:
        """`path` as in the OpenAPI document."""
        if caller in self.links:
            headers = said.pop("headers", {}) | {"Access-Link": self.links[caller]}
            return self._noted(self.people.browser().client.request(method, path, headers=headers, **said))
        self._be_themselves(caller)
        return self._noted(self.browsers[caller].client.request(method, path, **said))

    def _noted(self, answer: Response) -> Response:
        """Notes that what was not refused, or sets a cookie, may have changed any session, unless it only reads."""
        if "set-cookie" in answer.headers or (answer.request.method != "GET" and not answer.is_client_error):
            self.doubtful |= self.browsers.keys()
        return answer

    def _be_themselves(self, caller: str) -> None:
        browser = self.browsers[caller]
        if caller == "guest":
            browser.client.cookies.clear()
            return
        if caller not in self.doubtful:
            return
        me = browser.me()
        acting = me.is_success and me.json()["acting"] is not None
        if caller == ACTING:
            if not acting:
                assert browser.login_in_two_steps(self.emails["administrator"]).is_success
                said = {"email": self.emails["owner"], "reason": "Ne vidi svoje prijave"}
                assert browser.post("/auth/login-as", **said).is_success
        elif not me.is_success or acting or me.json()["email"] != self.emails[caller]:
            login = browser.login_in_two_steps if caller in TWO_STEPS else browser.login
            assert login(self.emails[caller]).is_success
        self.doubtful.discard(caller)

    def application(self, *, draft: bool = False) -> UUID:
        """A new application of the owner, for the job."""
        self.sent = self.sent or self._upload()
        form = self.site.form(
            firstName=MARK,
            email=self.emails["owner"],
            cvDocumentId=str(self.sent),
            uploadToken=None,
            confirmed=True,
            draft=draft,
        )
        started = self.ask("owner", "POST", f"/api/applications/{self.job}/application", json=form)
        assert started.status_code == 201, started.text
        self.site.wait_for_audit()
        return UUID(started.json()["applicationId"])

    def open(self, application_id: UUID) -> None:
        """Opens it as its employer, who may not read its files before."""
        opened = self.site.call("POST", f"/inbox/applications/{application_id}/seen", access=self.site.inbox(OURS))
        assert opened.status_code == 200, opened.text

    def document(self) -> UUID:
        """A file of the owner without an application; the same one until it is deleted."""
        if self.spare and self.ask("owner", "GET", f"/api/documents/{self.spare}").is_success:
            return self.spare
        self.spare = self._upload()
        return self.spare

    def _upload(self) -> UUID:
        files = {"file": (f"{MARK}.pdf", PDF)}
        return UUID(self.ask("owner", "POST", "/api/documents", files=files, data={"source": "cv"}).json()["id"])

    def document_of(self, application_id: UUID) -> UUID:
        shown = self.ask("owner", "GET", f"/api/applications/{application_id}").json()
        return UUID(shown["sent"]["cv"]["id"])

    def cv(self) -> UUID:
        """A CV of the owner; the same one until it is deleted."""
        if self.kept_cv and self.ask("owner", "GET", f"/api/me/cvs/{self.kept_cv}").is_success:
            return self.kept_cv
        created = self.ask("owner", "POST", "/api/me/cvs", json={"name": MARK, "language": "hr"})
        assert created.status_code == 201, created.text
        self.kept_cv = UUID(created.json()["id"])
        return self.kept_cv

    def search(self) -> UUID:
        """A saved search of the owner; the same one until it is removed."""
        kept = self.ask("owner", "GET", "/api/me/saved-searches").json()["items"]
        if self.kept_search and str(self.kept_search) in {each["id"] for each in kept}:
            return self.kept_search
        body = {"search": {"query": [uuid4().hex]}, "name": MARK}
        saved = self.ask("owner", "POST", "/api/me/saved-searches", json=body)
        assert saved.status_code == 201, saved.text
        self.kept_search = UUID(saved.json()["id"])
        return self.kept_search

    def cv_item(self, cv_id: UUID) -> UUID:
        """A new item of that CV."""
        item_id = uuid4()
        item = {"kind": "skill", "name": MARK, "level": "basic"}
        body = {"item": item, "baseVersion": 1}
        put = self.ask("owner", "PUT", f"/api/me/cvs/{cv_id}/items/{item_id}", json=body)
        assert put.status_code == 200, put.text
        return item_id

    def cv_for(self, path: str) -> UUID:
        """Returns the owner's CV, as routes of the CV database or of its owner need it."""
        return self.shown_cv() if path.startswith("/api/candidates") else self.cv()

    def shown_cv(self) -> UUID:
        """Returns the owner's CV, shown in the CV database to all employers but one."""
        cv_id = self.cv()
        school = {"kind": "education", "institution": "Škola", "start": "2010"}
        contact = {"firstName": MARK, "lastName": MARK, "email": "ime@example.com"}
        version = self.ask("owner", "GET", f"/api/me/cvs/{cv_id}").json()["version"]
        for path, said in (
            (f"items/{uuid4()}", {"item": school, "baseVersion": version}),
            ("contact", {"contact": contact, "baseVersion": version}),
            (f"excluded-employers/{self.named_employer(THEIRS)}", None),
            ("visibility", {"visible": True}),
        ):
            put = self.ask("owner", "PUT", f"/api/me/cvs/{cv_id}/{path}", json=said)
            assert put.status_code == 200, put.text
        return cv_id

    def named_employer(self, employer_id: int) -> int:
        """An employer with this id, who has a name."""
        statement = """INSERT INTO public.employer (id, name, name_key) OVERRIDING SYSTEM VALUE
            VALUES (:id, :name, :name) ON CONFLICT DO NOTHING"""
        with self.people.engine.begin() as connection:
            connection.execute(text(statement), {"id": employer_id, "name": f"poslodavac {employer_id}"})
        return employer_id

    def employer(self) -> int:
        """An employer that is described."""
        return Employers(self.people.engine).upsert(EmployerProfile("Konoba Lula"))

    def picture(self) -> UUID:
        """A picture of the owner; the same one until it is deleted."""
        kept = self.ask("owner", "GET", "/api/me/pictures").json()["items"]
        files = {"file": (f"{MARK}.jpg", photograph())}
        made = kept[0] if kept else self.ask("owner", "POST", "/api/me/pictures", files=files).json()
        return UUID(made["id"])

    def session(self) -> UUID:
        """Another session of the owner."""
        browser = self.people.browser()
        browser.login(self.emails["owner"])
        items = browser.call("GET", "/me/sessions").json()["items"]
        return UUID(next(each["id"] for each in items if each["isCurrent"]))

    def factor(self) -> UUID:
        """The one passkey of the owner, with which nobody signs in."""
        passkey = VerifiedPasskey(secrets.token_bytes(16), b"key", 0)
        owner = self.people.account_of(self.emails["owner"])
        with self.people.engine.begin() as connection:
            delete_factors(connection, owner)
            return insert_passkey(connection, self.people.accounts.repository, owner, MARK, passkey)

    def export(self) -> UUID:
        """A ready export of the owner."""
        self._be_themselves("owner")
        asked = self.browsers["owner"].post("/me/export", password=PASSWORD).json()
        exports = self.people.accounts.exports
        with exports.create_archive(
            exports.require(self.people.account_of(self.emails["owner"]), UUID(asked["id"]))
        ) as file:
            file.write(MARK.encode())
        return UUID(asked["id"])

    def password_link(self) -> str:
        """A link for an address without an account, so that no password changes."""
        self.people.browser().post("/auth/password", email=new_email())
        return self.people.accounts.links.token(Purpose.PASSWORD, self.people.tasks(SEND_PASSWORD_LINK)[-1])

    def address(self, method: str, path: str) -> tuple[str, dict[str, str]]:
        """The URL of a route with parameters of existing objects of the owner."""
        made: dict[str, Any] = {}
        query: dict[str, str] = {}
        for name in re.findall(r"{(\w+)}", path):
            match name:
                case "jobId" | "job_id":
                    made[name] = self.job
                case "applicationId":
                    made[name] = self.application(draft=path.endswith("/send"))
                case "documentId" if method == "delete":
                    made[name] = self.document()
                case "documentId":
                    application_id = self.application()
                    self.open(application_id)
                    made[name], query = self.document_of(application_id), {"application": str(application_id)}
                case "sessionId" | "exportId" | "factorId" | "pictureId" | "searchId":
                    made[name] = getattr(self, name.removesuffix("Id"))()
                case "cvId" | "employerId":
                    made[name] = self.cv_for(path) if name == "cvId" else self.employer()
                case "itemId":
                    made[name] = self.cv_item(made["cvId"])
                case "hash":
                    made[name] = self.password_link()
                case _:
                    made[name] = _SAME_FOR_ALL[name]
        return re.sub(r"{(\w+)}", lambda found: str(made[found[1]]), path), query


Requests = Mapping[str, Callable[[Callers], dict[str, Any]]]
"""Requests to routes, as arguments of the test client."""


@contextmanager
def open_callers(platform: Platform, read_models: ReadModels) -> Iterator[Callers]:
    with open_site(platform) as site, open_people(platform, site.app) as people:
        job = site.jobs.publish(employer_id=OURS).number
        read_models.show(*PROJECTIONS)
        callers = Callers(people, site, job)
        callers.settle()
        yield callers
