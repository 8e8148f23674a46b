"""The development mailbox receives mail over SMTP and texts over HTTP, and shows both as pages and JSON."""

import asyncio
import smtplib
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from local.listening_sockets import listen
from local.mailbox.messages import Messages
from local.mailbox.pages import inbox
from local.mailbox.smtp import serve_smtp


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    return Messages(tmp_path / "mail")


@pytest.fixture
def page(messages: Messages) -> TestClient:
    return TestClient(inbox(messages), base_url="http://127.0.0.1")


@pytest.fixture
def smtp_port(messages: Messages) -> Iterator[int]:
    listening = listen("127.0.0.1", 0)
    loop = asyncio.new_event_loop()
    loop.run_until_complete(serve_smtp(listening, messages))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    yield listening.getsockname()[1]
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    listening.close()


def letter() -> EmailMessage:
    message = EmailMessage()
    message["From"] = "Karijera <noreply@karijera.example>"
    message["To"] = "ana@example.hr"
    message["Subject"] = "Vaš kôd — za „Kuhara“"
    message.set_content("Vaš kôd je 12345.\nIli otvorite http://127.0.0.1/potvrda?access=a.b&c=d.\n<i>ne</i>")
    message.add_alternative("<p>Vaš kôd je <b>12345</b></p><script>alert(1)</script>", subtype="html")
    message.add_attachment(b"%PDF-", maintype="application", subtype="pdf", filename="životopis.pdf")
    return message


def test_a_mail_sent_over_smtp_is_listed_with_all_its_parts(smtp_port: int, page: TestClient) -> None:
    with smtplib.SMTP("127.0.0.1", smtp_port) as connection:
        connection.send_message(letter(), to_addrs=["ana@example.hr", "hidden@example.hr"])
    (caught,) = page.get("/messages.json").json()
    assert caught["to"] == ["ana@example.hr", "hidden@example.hr"]
    assert caught["subject"] == "Vaš kôd — za „Kuhara“"
    assert "12345" in caught["text"]
    assert "<b>12345</b>" in caught["html"]
    assert caught["attachments"] == [{"name": "životopis.pdf", "type": "application/pdf", "size": 5}]
    assert page.get(f"/messages/{caught['id']}/attachments/1").content == b"%PDF-"
    assert page.get(f"/messages/{caught['id']}/attachments/2").status_code == 404
    assert page.get("/messages.json?to=other@example.hr").json() == []


def test_readiness_reads_no_messages(tmp_path: Path, page: TestClient) -> None:
    (tmp_path / "mail" / "no-message.eml").write_bytes(b"")
    assert page.get("/healthz").status_code == 200
    with pytest.raises(ValueError, match="time data"):
        page.get("/messages.json")


def test_the_newest_message_comes_first(messages: Messages, page: TestClient) -> None:
    for word in ("first", "second"):
        messages.store_sms("+385911111111", word)
    assert [found["text"].strip() for found in page.get("/messages.json").json()] == ["second", "first"]
    assert page.get("/newest.json").json() == {"id": page.get("/messages.json").json()[0]["id"]}
    assert page.get("/").text.index("second") < page.get("/").text.index("first")


def test_addresses_in_the_text_are_links_and_markup_is_only_shown(messages: Messages, page: TestClient) -> None:
    new = messages.store_mail(bytes(letter()), ["ana@example.hr"])
    shown = page.get(f"/messages/{new}").text
    assert '<a href="http://127.0.0.1/potvrda?access=a.b&amp;c=d">' in shown
    assert "&lt;i&gt;ne&lt;/i&gt;" in shown


def test_the_html_part_cannot_run_scripts_or_load_anything(messages: Messages, page: TestClient) -> None:
    new = messages.store_mail(bytes(letter()), ["ana@example.hr"])
    policy = page.get(f"/messages/{new}/html").headers["content-security-policy"]
    assert policy.startswith("sandbox ")
    assert "allow-scripts" not in policy
    assert "default-src 'none'" in policy


def test_a_text_message_is_shown_like_a_mail(page: TestClient) -> None:
    assert page.post("/sms", json={"to": "+385911111111", "text": "Vaš kôd je 54321"}).status_code == 202
    (caught,) = page.get("/messages.json").json()
    assert (caught["channel"], caught["to"], caught["text"]) == ("sms", ["+385911111111"], "Vaš kôd je 54321\n")


@pytest.mark.parametrize(
    "body",
    [
        '{"to": 1, "text": "x"}',
        '{"to": "a", "text": ""}',
        '{"to": "a\nb", "text": "x"}',
        '{"to": "a", "text": "x", "more": 1}',
        "[]",
        "no JSON",
    ],
)
def test_an_invalid_text_message_is_refused(page: TestClient, body: str) -> None:
    assert page.post("/sms", content=body).status_code == 422
    assert page.get("/messages.json").json() == []


@pytest.mark.parametrize("wanted", ["none", "..%2f..%2fsecrets", "%2fetc%2fpasswd"])
def test_an_unknown_message_is_not_found(page: TestClient, wanted: str) -> None:
    assert page.get(f"/messages/{wanted}").status_code == 404


def test_another_name_for_this_machine_is_refused(messages: Messages) -> None:
    elsewhere = TestClient(inbox(messages), base_url="http://rebound.example")
    assert elsewhere.get("/messages.json").status_code == 400


def test_a_mail_that_cannot_be_stored_is_refused(
    smtp_port: int, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(messages, "store_mail", full)
    with smtplib.SMTP("127.0.0.1", smtp_port) as connection, pytest.raises(smtplib.SMTPDataError, match="No space"):
        connection.send_message(letter())
