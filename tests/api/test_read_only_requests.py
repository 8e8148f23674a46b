"""GET requests write nothing, but the record that an auditor has read: the others succeed on a read-only connection."""

import re
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from api.main import create_app
from domain.accounts.one_time_links import Purpose
from domain.accounts.roles import AccountRole, Grant
from domain.accounts.tasks import SEND_PASSWORD_LINK, SEND_PERSONAL_DATA_LINK
from domain.employers.service import EmployerProfile, Employers
from domain.job_import.sources import FeedSources
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from domain.saved_searches.tasks import SEND_CONFIRMATION
from domain.site.content.library import all_documents, list_collection
from domain.verification.signed_links import AlertConfirmationLink, LinkSigner
from domain.verification.unsubscribe_tokens import UnsubscribeTarget, UnsubscribeTokens
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.api.accounts.people import PASSWORD, People, open_people
from tests.api.authorization_callers import FEED
from tests.api.openapi_document import openapi_document
from tests.api.site_client import Site, open_site
from tests.domain.documents.test_square_pictures import photograph
from tests.read_model_harness import ReadModels

READING = [(path, item["get"]) for path, item in openapi_document()["paths"].items() if "get" in item]
RECORDED = [path for path, operation in READING if operation["tags"] == ["audit"]]
EMPLOYER = 12
GUEST = "+385 91 555 0101"
_QUERIES = {"/api/jobs/salaries": {"position": "5131"}}
"""Query parameters that must not be missing."""


@pytest.fixture(scope="module")
def site(platform: Platform) -> Iterator[Site]:
    install(platform.engine, PROJECTIONS)
    with open_site(platform) as opened:
        yield opened


@pytest.fixture(scope="module")
def people(platform: Platform) -> Iterator[People]:
    with open_people(platform) as opened:
        yield opened


def account_of(people: People) -> dict[str, Any]:
    """An account with an idle session, an export, and a password reset link."""
    browser, email = people.somebody()
    asked = browser.post("/me/export", password=PASSWORD).json()
    exports = people.accounts.exports
    export = exports.require(people.account_of(email), UUID(asked["id"]))
    with exports.create_archive(export) as file:
        file.write(b"everything")
    browser.post("/auth/password", email=email)
    link = people.accounts.links.token(Purpose.PASSWORD, people.tasks(SEND_PASSWORD_LINK)[-1])
    people.wind("account_session", "1 hour", "seen_at")
    cv = browser.post("/me/cvs", name="Za hotele", language="hr").json()["id"]
    search = browser.post("/me/saved-searches", search={"query": ["konobar"]}).json()["id"]
    picture = browser.call("POST", "/me/pictures", files={"file": ("ja.jpg", photograph())}).json()["id"]
    return {
        "exportId": export.id,
        "hash": link,
        "session": browser.token,
        "cvId": cv,
        "searchId": search,
        "version": 1,
        "format": "pdf",
        "pictureId": picture,
    }


def pending_login_of(people: People) -> str:
    """The cookies of a browser that has taken the first of two steps."""
    browser, email = people.somebody()
    browser.add_app(email)
    begun = people.browser()
    assert begun.login(email).json()["code"] == "SECOND_FACTOR_PENDING"
    return "; ".join(f"{name}={value}" for name, value in begun.client.cookies.items())


def guest_of(people: People) -> dict[str, Any]:
    """The link of a guest to what is held about them, and an export."""
    index = people.accounts.personal_data_links.contact_index("phone", GUEST)
    people.accounts.personal_data_links.request(index, "hr", new_id())
    export = people.accounts.exports.request_for_contact(index, new_id())
    with people.accounts.exports.create_archive(export) as file:
        file.write(b"everything")
    link = people.accounts.personal_data_links.token(people.tasks(SEND_PERSONAL_DATA_LINK)[-1])
    return {"link": link, "exportId": export.id}


def alerts_of_guest(people: People) -> str:
    """The link of a guest to their saved searches."""
    body = {"search": {"query": ["konobar"]}, "email": "ana.alerts@example.com", "locale": "hr"}
    assert people.browser().post("/saved-searches", **body).status_code == 202
    token = people.services[LinkSigner].sign(AlertConfirmationLink(search_id=people.tasks(SEND_CONFIRMATION)[-1]))
    confirmed = people.browser().post("/saved-search-confirmations", token=token)
    assert confirmed.status_code == 200, confirmed.text
    return confirmed.json()["access"]


@pytest.fixture(scope="module")
def there(site: Site, people: People, read_models: ReadModels) -> dict[str, Any]:
    """Path parameters of existing objects, and the credentials for them."""
    job = site.jobs.publish(employer_id=EMPLOYER).number
    read_models.show(*PROJECTIONS)
    application, link = site.sent(job)
    described = Employers(people.engine).upsert(EmployerProfile("Konoba Lula"))
    shown = site.call("GET", f"/applications/{application}", access=link).json()
    guest = guest_of(people)
    return {
        "job_id": job,
        "jobId": job,
        "employer_id": EMPLOYER,
        "page": 1,
        "name": "terms",
        "adviceId": list_collection(all_documents(), "advice")[0].number,
        "applicationId": application,
        "documentId": shown["sent"]["cv"]["id"],
        **account_of(people),
        "pending login": pending_login_of(people),
        "debug": {
            "session": people.staff(Grant(AccountRole.ADMINISTRATOR))[0].token,
            "locale": "hr",
            "mail": "job_alert",
        },
        "mail": {"token": people.services[UnsubscribeTokens].token(UnsubscribeTarget("alerts", new_id()))},
        "feed-reports": {
            "session": people.staff(Grant(AccountRole.ADMINISTRATOR))[0].token,
            "feed_name": FeedSources(people.engine).add(FEED).name,
        },
        "editor": {
            "session": people.staff(Grant(AccountRole.EDITOR))[0].token,
            "document": "cookies",
            "language": "hr",
            "number": 1,
        },
        "candidates": {"session": people.staff(Grant(AccountRole.EMPLOYER_RECRUITER, described))[0].token},
        "personal-data": {"exportId": guest["exportId"]},
        "links": {
            "applications": link,
            "documents": link,
            "inbox": site.inbox(EMPLOYER),
            "audit": site.audit(),
            "personal-data": guest["link"],
            "saved-searches": alerts_of_guest(people),
        },
    }


@pytest.fixture(scope="module")
def reader(site: Site, there: dict[str, Any]) -> Iterator[TestClient]:
    """The site on read-only connections."""
    with site.platform.engine.begin() as connection:
        name = connection.execute(text("SELECT current_database()")).scalar_one()
        connection.execute(text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
    with open_platform(site.platform.settings) as platform:
        yield TestClient(create_app(platform), raise_server_exceptions=False)


def test_control_the_database_refuses_writes(reader: TestClient, there: dict[str, Any]) -> None:
    application, links = there["applicationId"], there["links"]
    seen = reader.post(f"/api/inbox/applications/{application}/seen", headers={"Access-Link": links["inbox"]})
    assert seen.status_code >= 500


def test_an_auditor_reads_nothing_that_cannot_be_recorded(reader: TestClient, there: dict[str, Any]) -> None:
    """Reads of auditors are kept, so they need a database that takes records (`events.access_record`)."""
    assert len(RECORDED) == 3
    for path in RECORDED:
        address = path.format(applicationId=there["applicationId"])
        assert reader.get(address, headers={"Access-Link": there["links"]["audit"]}).status_code >= 500


OTHERS = [(path, operation) for path, operation in READING if path not in RECORDED]


@pytest.mark.parametrize(("path", "operation"), OTHERS, ids=[path for path, _ in OTHERS])
def test_get_requests_write_nothing(
    reader: TestClient, there: dict[str, Any], path: str, operation: dict[str, Any]
) -> None:
    values = there | there.get(operation["tags"][0], {})
    address = re.sub(r"{(\w+)}", lambda match: str(values[match[1]]), path)
    link = None if path.startswith("/api/me/") else there["links"].get(operation["tags"][0])
    query = {"application": there["applicationId"]} if "documentId" in path else _QUERIES.get(path, {})
    headers = {"Access-Link": link} if link else {"Cookie": f"token={values['session']}"}
    if path == "/api/auth/second-factor":
        headers = {"Cookie": there["pending login"]}
    answer = reader.get(address, headers=headers, params=query)
    assert answer.is_success, answer.text
