"""Contract tests: generated requests to every route of a real server match the OpenAPI document (Schemathesis)."""

from collections.abc import Iterator
from dataclasses import dataclass

import hypothesis.strategies as st
import pytest
import requests
import schemathesis
from email_validator import EmailNotValidError, validate_email
from schemathesis import checks
from schemathesis.config import SchemathesisConfig

from domain.kernel.process.platform import Platform
from read_models.job_pages.projection import JobPages
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.api.openapi_document import openapi_document
from tests.api.server_process import ServerProcess
from tests.api.site_client import open_site
from tests.read_model_harness import ReadModels
from tests.thoroughness import examples

pytestmark = pytest.mark.slow


def is_address(text: str) -> bool:
    """Excludes addresses that RFC 5322 allows but that cannot exist."""
    try:
        validate_email(text, check_deliverability=False)
    except EmailNotValidError:
        return False
    return True


EXAMPLES = examples(10)
RULES_BEYOND_THE_SCHEMA = (
    "apply_to_job",
    "confirm_code",
    "resend_application",
    "upload_document",
    "download_document",
    "delete_document",
    "login",
    "login_with_code",
    "login_with_google",
    "login_with_one_tap",
    "login_with_facebook",
    "login_with_apple",
    "register",
    "verify",
    "ask_for_personal_data_link",
    "get_pending_login",
    "get_second_passkey_options",
    "login_with_second_factor",
    "login_with_passkey",
    "set_forgotten_password",
    "calculate_salary",
    "calculate_royalty_contract",
    "calculate_service_contract",
    "compare_salaries",
    "preview_search",
    "ask_for_alerts",
)
"""Operations whose rules no schema can express, so they may refuse what the schema allows: they want an address or a
number, a file with content, the right password, code or passkey, a good new password, a login under way, a
municipality, occupation or place that exists, or a search that filters. Everything else is checked for them as well."""

schemathesis.openapi.format("email", st.emails(domains=st.sampled_from(["example.com", "posta.hr"])).filter(is_address))

CONFIG = {
    "seed": 20260504,
    "suppress-health-check": ["too_slow"],
    "generation": {"deterministic": True, "max-examples": EXAMPLES},
    "operations": [
        {"include-operation-id": name, "checks": {"positive_data_acceptance": {"enabled": False}}}
        for name in RULES_BEYOND_THE_SCHEMA
    ],
}

OF_THE_KNOWN = {
    "seed": 20260504,
    "suppress-health-check": ["too_slow"],
    "generation": {"deterministic": True, "max-examples": examples(5)},
    "phases": {"coverage": {"enabled": False}},
}
CONFORMANCE = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]

DESCRIPTION = openapi_document()
schema = schemathesis.openapi.from_dict(DESCRIPTION, config=SchemathesisConfig.from_dict(CONFIG))
reading = schemathesis.openapi.from_dict(DESCRIPTION, config=SchemathesisConfig.from_dict(OF_THE_KNOWN))


@dataclass(frozen=True)
class Known:
    """A sent application, its job, and the links and sessions with access to it."""

    application_id: str
    job: int
    links: dict[str, str]


@pytest.fixture(scope="module")
def known(platform: Platform, read_models: ReadModels) -> Known:
    install(platform.engine, PROJECTIONS)
    with open_site(platform) as site:
        job = site.jobs.publish(employer_id=12).number
        read_models.show(JobPages())
        application_id, link = site.sent(job)
        return Known(
            application_id,
            job,
            {"applications": link, "inbox": site.inbox(12), "audit": site.audit(), "documents": link},
        )


@pytest.fixture(scope="module")
def served(platform: Platform, known: Known) -> Iterator[ServerProcess]:
    with ServerProcess(platform.settings) as served:
        yield served


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as session:
        yield session


@schema.parametrize()
def test_routes_match_the_document_for_anonymous_callers(
    case: schemathesis.Case, served: ServerProcess, session: requests.Session
) -> None:
    case.call_and_validate(base_url=served.url, session=session)


@reading.include(method="GET").parametrize()
def test_routes_match_the_document_for_authorized_callers(
    case: schemathesis.Case, served: ServerProcess, session: requests.Session, known: Known
) -> None:
    """Valid credentials and existing objects let responses be complete."""
    for tag in case.operation.tags or ():
        if tag in known.links:
            case.headers["Access-Link"] = known.links[tag]
    for name, there in (("applicationId", known.application_id), ("jobId", known.job), ("job_id", known.job)):
        if name in case.path_parameters:
            case.path_parameters[name] = there
    response = case.call(base_url=served.url, session=session)
    case.validate_response(response, checks=CONFORMANCE)
