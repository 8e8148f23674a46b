"""The contact form: what is refused, and that a message is kept encrypted, for the operator only."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, text

from api.main import create_app
from domain.contact.tables import contact_message
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import task

MESSAGE = {
    "name": "Ana Horvat",
    "email": "ana@primjer.hr",
    "topic": "account",
    "message": "Ne mogu ući u račun.\n\nShto da pravam?",
    "locale": "hr",
}


@pytest.fixture
def with_address(platform: Platform) -> TestClient:
    settings = platform.settings.model_copy(update={"contact_email": "pitanja@karijera.example"})
    return TestClient(create_app(replace(platform, settings=settings)))


def write(client: TestClient, **changes: Any) -> Any:
    return client.post("/api/contact-messages", json={**MESSAGE, **changes})


def kept(platform: Platform) -> list[Mapping[str, Any]]:
    with platform.engine.connect() as connection:
        return [dict(row) for row in connection.execute(select(contact_message)).mappings()]


def test_a_message_is_taken_and_kept_encrypted_until_it_is_mailed(with_address: TestClient, platform: Platform) -> None:
    before = len(kept(platform))
    assert write(with_address).status_code == 202
    rows = kept(platform)
    assert len(rows) == before + 1
    for word in ("Ana", "primjer", "račun"):
        assert not any(word in str(value) for row in rows for value in row.values())
    with platform.engine.connect() as connection:
        tasks = connection.execute(select(task.c.about).where(task.c.name == "contact.forward_message")).scalars().all()
    assert {row["id"] for row in rows} <= set(tasks)


@pytest.mark.parametrize(
    ("changes", "errors"),
    [
        ({"name": "", "message": " "}, {"name": "REQUIRED_INPUT", "message": "REQUIRED_INPUT"}),
        ({"email": "ana"}, {"email": "INVALID_EMAIL_FORMAT"}),
        ({"email": "a@primjer.hr,b@primjer.hr"}, {"email": "INVALID_EMAIL_FORMAT"}),
        ({"email": "a@primjer.hr\r\nBcc: b@primjer.hr"}, {"email": "INVALID_TEXT"}),
        ({"name": "Ana\r\nBcc: b@primjer.hr"}, {"name": "INVALID_TEXT"}),
        ({"name": "a" * 256, "message": "a" * 5001}, {"name": "TOO_LONG", "message": "TOO_LONG"}),
        ({"topic": "money"}, {"topic": "INVALID_CHOICE"}),
        ({"to": "b@primjer.hr"}, {"to": "UNKNOWN_FIELD"}),
    ],
    ids=[
        "empty",
        "no address",
        "two addresses",
        "header in address",
        "header in name",
        "too long",
        "topic",
        "recipient",
    ],
)
def test_faulty_fields_are_named_with_their_codes(
    with_address: TestClient, platform: Platform, changes: dict[str, str], errors: dict[str, str]
) -> None:
    before = len(kept(platform))
    answer = write(with_address, **changes)
    assert {each["field"]: each["code"] for each in answer.json()["errors"]} == errors
    assert len(kept(platform)) == before


def test_without_an_address_of_the_operator_nothing_is_taken(client: TestClient, platform: Platform) -> None:
    before = len(kept(platform))
    answer = write(client)
    assert (answer.status_code, answer.json()["code"]) == (404, "CONTACT_FORM_OFF")
    assert client.get("/api/site").json()["contactEmail"] is None
    assert len(kept(platform)) == before


def test_one_client_may_write_three_messages_a_minute(platform: Platform) -> None:
    limited = {"contact_email": "pitanja@karijera.example", "rate_limit_scale": 1.0}
    settings = platform.settings.model_copy(update=limited)
    client = TestClient(create_app(replace(platform, settings=settings)), client=("198.51.100.77", 5000))
    assert [write(client).status_code for _ in range(4)] == [202, 202, 202, 429]


def test_a_message_is_in_no_log(
    with_address: TestClient, platform: Platform, capsys: pytest.CaptureFixture[str]
) -> None:
    write(with_address)
    write(with_address, email="not-an-address")
    with platform.engine.begin() as connection:
        connection.execute(text("SELECT 1"))
    output = capsys.readouterr()
    for word in ("Ana Horvat", "primjer.hr", "Ne mogu", "not-an-address"):
        assert word not in output.out + output.err
