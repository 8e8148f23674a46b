"""Sending to a real mail server: one Message-ID per mail, and permanent versus transient refusals."""

import socket
import threading
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path
from uuid import UUID

import pytest

from tests.workers.mail.mail_server import ReceivingMailServer, certificate
from tests.workers.mail.sample_mails import renderer, verification
from tests.workers.mail.sms_gateway import gateway
from workers.failures import TaskFailed, TaskFailedPermanently
from workers.mail.headers import offer_unsubscribing
from workers.mail.mailer import Mailer, SmsSender
from workers.mail.message import Sender, compose, mail_address
from workers.mail.render import RenderedMail
from workers.mail.smtp import MailServer

KEY = UUID("019aa3f8-4c6e-7b54-9c19-26f49f42f177")
NOON = datetime(2026, 5, 2, 12, 0, tzinfo=UTC)
ANA = "ana@example.com"


def mailer_for(url: str, reply_to: str = "") -> Mailer:
    sender = Sender.named("Karijera <posta@karijera.example>", reply_to)
    return Mailer(renderer(), MailServer.from_url(url), sender, lambda: NOON)


def plain(server: ReceivingMailServer) -> Mailer:
    return mailer_for(f"smtp://127.0.0.1:{server.port}")


def test_a_mail_is_delivered_as_text_and_html() -> None:
    with ReceivingMailServer() as server:
        plain(server).send(verification("mk"), ANA, KEY)
    [received] = server.received
    expected = renderer().render(verification("mk"))
    assert received.sender == "posta@karijera.example"
    assert received.recipients == [ANA]
    assert received.message["Subject"] == expected.subject
    assert received.message["From"] == "Karijera <posta@karijera.example>"
    text, html = (received.message.get_body((kind,)) for kind in ("plain", "html"))
    assert text is not None
    assert html is not None
    assert text.get_content().splitlines() == expected.text.splitlines()
    assert html.get_content().splitlines() == expected.html.splitlines()


def test_a_mail_is_marked_as_auto_generated() -> None:
    with ReceivingMailServer() as server:
        plain(server).send(verification("sl"), ANA, KEY)
    [received] = server.received
    headers = {
        name: received.message[name] for name in ("Auto-Submitted", "X-Auto-Response-Suppress", "Content-Language")
    }
    assert headers == {"Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", "Content-Language": "sl"}
    assert received.message["Date"].datetime == NOON


def test_a_repeated_mail_has_the_same_message_id() -> None:
    with ReceivingMailServer() as server:
        for _ in range(2):
            plain(server).send(verification(), ANA, KEY)
    assert {received.message["Message-ID"] for received in server.received} == {f"<{KEY}@karijera.example>"}


def test_nothing_is_waited_for_once_the_server_has_taken_the_mail() -> None:
    """A process that dies between that and the end of its task sends the mail twice."""
    with ReceivingMailServer(may_say_goodbye=threading.Event()) as server:
        plain(server).send(verification(), ANA, KEY)
        assert (len(server.received), server.goodbyes) == (1, 0)
        server.may_say_goodbye.set()


def test_replies_go_to_reply_to_and_never_to_the_other_party() -> None:
    with ReceivingMailServer() as server:
        url = f"smtp://127.0.0.1:{server.port}"
        mailer_for(url).send(verification(), ANA, KEY)
        mailer_for(url, reply_to="pomoc@karijera.example").send(verification(), ANA, KEY)
    assert [received.message["Reply-To"] for received in server.received] == [None, "pomoc@karijera.example"]


@pytest.mark.parametrize("answer", ["550 5.1.1 <ana@example.com> is unknown here", "553 no such user"])
def test_a_permanently_refused_recipient_is_a_permanent_failure(answer: str) -> None:
    with ReceivingMailServer(refuse_recipient=answer) as server, pytest.raises(TaskFailedPermanently) as raised:
        plain(server).send(verification(), ANA, KEY)
    assert raised.value.reason in {"the mail server answers 550 5.1.1", "the mail server answers 553"}
    assert raised.value.__cause__ is None


@pytest.mark.parametrize(
    "refusal", [{"refuse_recipient": "451 4.7.1 Greylisted, ana@example.com"}, {"refuse_data": "452 4.3.1 full"}]
)
def test_a_transient_refusal_is_retried(refusal: dict[str, str]) -> None:
    with ReceivingMailServer(**refusal) as server, pytest.raises(TaskFailed) as raised:  # pyright: ignore[reportArgumentType]
        plain(server).send(verification(), ANA, KEY)
    assert not isinstance(raised.value, TaskFailedPermanently)
    assert "ana@" not in raised.value.reason


def test_a_permanently_refused_message_is_a_permanent_failure() -> None:
    with (
        ReceivingMailServer(refuse_data="554 5.7.1 spam") as server,
        pytest.raises(TaskFailedPermanently, match=r"554 5\.7\.1"),
    ):
        plain(server).send(verification(), ANA, KEY)


def test_an_unavailable_server_is_a_transient_failure() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        with pytest.raises(TaskFailed, match="cannot be reached") as raised:
            mailer_for(f"smtp://127.0.0.1:{silent.getsockname()[1]}").send(verification(), ANA, KEY)
    assert not isinstance(raised.value, TaskFailedPermanently)


@pytest.mark.parametrize("address", ["", "nobody", "a@b.c, d@e.f", "a@b.c\r\nBcc: d@e.f", "a b@c.d"])
def test_an_invalid_address_is_a_permanent_failure(address: str) -> None:
    with pytest.raises(TaskFailedPermanently, match="not one mail address"):
        mailer_for("smtp://127.0.0.1:1").send(verification(), address, KEY)


def test_headers_cannot_be_injected() -> None:
    mail = RenderedMail(subject="Posao\r\nBcc: other@example.com\x00\x1b", text="x", html="<p>x</p>")
    sender = Sender(mail_address("posta@karijera.example"))
    message = compose(mail, language="hr", sender=sender, to=ANA, key=KEY, now=NOON)
    assert message["Bcc"] is None
    assert message["Subject"] == "PosaoBcc: other@example.com"
    assert b"\r\nBcc:" not in bytes(message)


UNSUBSCRIBE = f"https://www.karijera.example/api/unsubscribe/application-status.{'A' * 43}"


def test_a_mail_names_where_one_click_ends_it() -> None:
    """RFC 8058: both headers, the address whole and not as an encoded word however long it is."""
    with ReceivingMailServer() as server:
        plain(server).send(verification(), ANA, KEY, unsubscribe_url=UNSUBSCRIBE)
    [received] = server.received
    lines = received.data.split(b"\r\n\r\n")[0].split(b"\r\n")
    assert f"List-Unsubscribe: <{UNSUBSCRIBE}>".encode() in lines
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines


def test_a_mail_that_was_asked_for_offers_no_unsubscribing() -> None:
    with ReceivingMailServer() as server:
        plain(server).send(verification(), ANA, KEY)
    [received] = server.received
    assert (received.message["List-Unsubscribe"], received.message["List-Unsubscribe-Post"]) == (None, None)


@pytest.mark.parametrize("url", ["", "mailto:a@b.c", "https://a.example/>\r\nBcc: d@e.f", "https://a.example/č"])
def test_unsubscribing_needs_an_address_that_a_header_can_hold(url: str) -> None:
    message = EmailMessage()
    with pytest.raises(ValueError, match="List-Unsubscribe"):
        offer_unsubscribing(message, url)
    assert message.keys() == []


@pytest.mark.parametrize("scheme", ["starttls", "smtps"])
def test_authentication_uses_tls(scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tls, trusted = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    with ReceivingMailServer(tls=tls, starttls=scheme == "starttls", password="s3cr/t@") as server:
        url = f"{scheme}://posta%40karijera:s3cr%2Ft%40@127.0.0.1:{server.port}"
        mailer_for(url).send(verification(), ANA, KEY)
    assert len(server.received) == 1
    assert server.users == ["posta@karijera"]


@pytest.mark.parametrize("scheme", ["starttls", "smtps"])
def test_a_server_with_an_unknown_certificate_gets_nothing(scheme: str, tmp_path: Path) -> None:
    tls, _ = certificate(tmp_path)
    with (
        ReceivingMailServer(tls=tls, starttls=scheme == "starttls", password="secret") as server,
        pytest.raises(TaskFailed, match="SSLCertVerificationError"),
    ):
        mailer_for(f"{scheme}://posta:secret@127.0.0.1:{server.port}").send(verification(), ANA, KEY)
    assert server.users == []


def test_a_wrong_password_is_a_transient_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tls, trusted = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    with ReceivingMailServer(tls=tls, password="right") as server, pytest.raises(TaskFailed, match="535") as raised:
        mailer_for(f"smtps://posta:wrong@127.0.0.1:{server.port}").send(verification(), ANA, KEY)
    assert not isinstance(raised.value, TaskFailedPermanently)


@pytest.mark.parametrize("url", ["", "mail.example", "http://mail.example", "smtp://user:secret@mail.example"])
def test_an_invalid_smtp_url_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="SMTP_URL"):
        MailServer.from_url(url)


def test_a_password_is_not_shown() -> None:
    assert "secret" not in repr(MailServer.from_url("smtps://user:secret@mail.example"))


def test_a_code_is_sent_by_sms() -> None:
    with gateway(202) as (url, received):
        SmsSender(renderer(), url).send(verification("en"), "+385911234567", KEY)
    text = "Karijera: 40721 is your code to confirm your application. It is valid for 10 minutes."
    assert received == [{"to": "+385911234567", "text": text, "key": str(KEY)}]


@pytest.mark.parametrize(("status", "hopeless"), [(400, True), (403, True), (408, False), (429, False), (503, False)])
def test_gateway_refusals_are_permanent_or_transient(status: int, hopeless: bool) -> None:
    with gateway(status) as (url, _), pytest.raises(TaskFailed, match=str(status)) as raised:
        SmsSender(renderer(), url).send(verification(), "+385911234567", KEY)
    assert isinstance(raised.value, TaskFailedPermanently) is hopeless


def test_without_a_gateway_no_code_can_be_sent() -> None:
    with pytest.raises(TaskFailedPermanently, match="no SMS gateway"):
        SmsSender(renderer(), "").send(verification(), "+385911234567", KEY)
