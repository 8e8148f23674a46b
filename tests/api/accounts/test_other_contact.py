"""A signed-in person applies with another address or number than the account's: it is verified like a guest's."""

from typing import Any

from tests.api.accounts.people import Browser, new_email
from tests.api.accounts.test_adopting import Town, town  # noqa: F401 - a fixture
from tests.api.accounts.test_registering import code_of, faults
from tests.api.site_client import PDF
from tests.sample_consent import CONSENT


def apply(town: Town, browser: Browser, job: int, **changes: Any) -> Any:  # noqa: F811
    uploaded = browser.call("POST", "/documents", files={"file": ("cv.pdf", PDF)}, data={"source": "cv"}).json()
    form = town.site.form(**({"cvDocumentId": uploaded["id"], "uploadToken": None} | changes))
    return browser.call("POST", f"/applications/{job}/application", json=form)


def confirm(town: Town, browser: Browser, started: dict[str, Any], **said: str) -> Any:  # noqa: F811
    path = f"/applications/{started['applicationId']}/code"
    said = said or {"code": town.site.mailed(started["applicationId"]).code or ""}
    return browser.call("POST", path, json=said, headers={"Access-Link": started["accessLink"]})


def test_the_accounts_own_address_needs_no_code(town: Town) -> None:  # noqa: F811
    browser, email = town.people.somebody()
    answer = apply(town, browser, town.job(), email=email.upper().replace("EXAMPLE.COM", "example.com")).json()
    assert (answer["status"], answer["verification"], answer["accessLink"]) == ("completed", None, None)


def test_an_account_has_accepted_the_terms_and_consents_to_processing_only(town: Town) -> None:  # noqa: F811
    browser, email = town.people.somebody()
    consent = {name: CONSENT[name] for name in ("processing", "language")}
    assert apply(town, browser, town.job(), email=email, consent=consent).status_code == 201
    for_application, for_account = browser.call("GET", "/me/consents").json()["items"]
    assert (for_application["privacyVersion"], for_application["termsVersion"]) == (1, None)
    assert (for_account["privacyVersion"], for_account["termsVersion"]) == (1, 1)
    guest = town.people.browser()
    assert faults(apply(town, guest, town.job(), consent=consent)) == {"consent.terms": "REQUIRED_INPUT"}


def test_another_address_is_verified_by_a_code_before_anything_is_sent(town: Town) -> None:  # noqa: F811
    browser, _ = town.people.somebody()
    other = new_email("iva")
    started = apply(town, browser, town.job(), email=other).json()
    application = started["applicationId"]
    assert (started["status"], started["verification"]["channel"]) == ("initiated", "email")
    assert town.site.topics(application) == ["Initiated"]
    assert code_of(browser.call("POST", f"/applications/{application}/send", json={})) == "APPLICANT_NOT_VERIFIED"
    [mine] = browser.call("GET", "/applications").json()["items"]
    assert (mine["status"], mine["awaits"]) == ("pending", "verification")
    confirmed = confirm(town, browser, started)
    assert (confirmed.status_code, confirmed.json()["status"]) == (200, "completed")
    assert confirmed.json()["accessLink"] is None
    assert town.site.topics(application) == ["Initiated", "CodeVerified", "Sent"]
    assert town.mine(browser) == [application]


def test_another_code_can_be_asked_for(town: Town) -> None:  # noqa: F811
    browser, _ = town.people.somebody()
    application = apply(town, browser, town.job(), email=new_email()).json()["applicationId"]
    town.people.wind("verification_code", "1 minute", "requested_at")
    assert browser.call("POST", f"/applications/{application}/code/resend").status_code == 202


def test_a_number_alone_is_verified_as_well(town: Town) -> None:  # noqa: F811
    browser, _ = town.people.somebody()
    answer = apply(town, browser, town.job(), email=None, phone={"countryCode": "+385", "number": "091 234 5678"})
    assert code_of(answer) == "SMS_UNAVAILABLE"


def test_the_mailed_link_works_only_for_the_account(town: Town) -> None:  # noqa: F811
    """The reader of the address does not send what somebody else filled in, nor see it."""
    browser, _ = town.people.somebody()
    other = new_email()
    reader = town.people.somebody(other)[0]
    started = apply(town, browser, town.job(), email=other).json()
    link = {"linkToken": town.site.mailed(started["applicationId"]).link_token}
    for stranger in (reader, town.people.browser()):
        refused = confirm(town, stranger, started, **link)
        assert (refused.status_code, code_of(refused)) == (401, "LOGIN_REQUIRED")
        read = stranger.call("GET", f"/applications/{started['applicationId']}")
        assert read.status_code in (401, 404)
    assert town.site.topics(started["applicationId"]) == ["Initiated"]
    assert confirm(town, browser, started, **link).status_code == 200
    assert town.mine(reader) == []


def test_verifying_for_an_application_opens_no_account_for_that_address(town: Town) -> None:  # noqa: F811
    browser, _ = town.people.somebody()
    other = new_email()
    confirm(town, browser, apply(town, browser, town.job(), email=other).json())
    browser.post("/auth/logout")
    assert town.register_by(browser, other).json()["status"] == "verification-required"


def test_a_repeated_application_is_still_refused(town: Town) -> None:  # noqa: F811
    browser, email = town.people.somebody()
    job = town.job()
    assert apply(town, browser, job, email=email).status_code == 201
    assert code_of(apply(town, browser, job, email=new_email())) == "ALREADY_APPLIED"
