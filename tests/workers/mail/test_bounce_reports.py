"""Mails that came back: what is read of them, and what is none of our business."""

import mailbox
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from domain.kernel.process.platform import Platform
from domain.mail.suppression import AddressSuppression, Bounce, BounceKind
from workers.mail.bounce_folder import BounceFolder
from workers.mail.bounce_reports import LARGEST_REPORT, BounceReports

REPORTS = BounceReports("karijera.example")
NOW = datetime(2026, 5, 3, 12, 0, tzinfo=UTC)
KEY = "019aa3f8-4c6e-7b54-9c19-26f49f42f177"


def report(
    *,
    action: str = "failed",
    status: str = "5.1.1",
    recipient: str = "Final-Recipient: rfc822; ana@example.com",
    original: str = f"Message-ID: <{KEY}@karijera.example>\nTo: ana@example.com\nSubject: Kod",
    returned: str = "text/rfc822-headers",
    kind: str = "delivery-status",
    date: str = "Sat, 02 May 2026 12:00:00 +0200",
) -> bytes:
    """A notification as Postfix writes it."""
    fields = {
        "delivery-status": f"Reporting-MTA: dns; mx.example.com\n\n{recipient}\nAction: {action}\nStatus: {status}\n"
        f"Diagnostic-Code: smtp; 550 {status} <ana@example.com> unknown",
        "feedback-report": f"Feedback-Type: {action}\nUser-Agent: Loop/1\nVersion: 1\n{recipient}",
    }[kind]
    return f"""From: MAILER-DAEMON@mx.example.com
To: posta@karijera.example
Date: {date}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type={kind}; boundary="b"

--b
Content-Type: text/plain

Your message could not be delivered.

--b
Content-Type: message/{kind}

{fields}

--b
Content-Type: {returned}

{original}

--b--
""".encode()


BOUNCED = Bounce("ana@example.com", BounceKind.HARD, datetime(2026, 5, 2, 10, 0, tzinfo=UTC), "5.1.1", reference=KEY)


@pytest.mark.parametrize(
    "data",
    [
        report(),
        report().replace(b"\n", b"\r\n"),
        report(returned="message/rfc822"),
        report(recipient="Original-Recipient: rfc822;ana@example.com\nFinal-Recipient: rfc822;other@example.com"),
        report(recipient="Final-Recipient: RFC822; <ana@example.com>"),
    ],
)
def test_a_mail_that_came_back_is_read(data: bytes) -> None:
    assert REPORTS.read(data, NOW) == [BOUNCED]


@pytest.mark.parametrize(("action", "status"), [("delayed", "4.4.1"), ("failed", "4.2.2"), ("delayed", "5.1.1")])
def test_what_may_still_arrive_is_no_hard_bounce(action: str, status: str) -> None:
    [bounce] = REPORTS.read(report(action=action, status=status), NOW)
    assert bounce.kind is BounceKind.SOFT


@pytest.mark.parametrize("recipient", ["Original-Rcpt-To: <ana@example.com>", "Source-IP: 192.0.2.1"])
def test_a_complaint_is_read(recipient: str) -> None:
    data = report(kind="feedback-report", action="abuse", recipient=recipient)
    [bounce] = REPORTS.read(data, NOW)
    assert (bounce.address, bounce.kind, bounce.reference) == ("ana@example.com", BounceKind.COMPLAINT, KEY)


@pytest.mark.parametrize(
    "data",
    [
        report(action="delivered", status="2.0.0"),
        report(action="relayed"),
        report(original="Subject: without an id"),
        report(original=f"Message-ID: <{KEY}@elsewhere.example>"),
        report(original="Message-ID: <made-up@karijera.example>"),
        report(recipient="Final-Recipient: rfc822; nobody"),
        report(recipient="Final-Recipient: rfc822; a@b.example, c@d.example"),
        report(kind="feedback-report", action="not-spam"),
        report().replace(b"multipart/report", b"multipart/mixed"),
        b"From: ana@example.com\nSubject: Out of office\n\nI am away.",
        report(original=f"Message-ID: <{KEY}@karijera.example>\n" + "x" * LARGEST_REPORT),
        b"",
    ],
)
def test_other_mails_report_nothing(data: bytes) -> None:
    assert REPORTS.read(data, NOW) == []


@pytest.mark.parametrize("date", ["nonsense", "Sat, 02 May 2099 12:00:00 +0200"])
def test_a_wrong_date_is_now(date: str) -> None:
    [bounce] = REPORTS.read(report(date=date), NOW)
    assert bounce.at == NOW


@given(
    start=some.integers(0, len(report())),
    length=some.integers(0, 60),
    put=some.binary(max_size=40) | some.text(max_size=20).map(str.encode),
)
def test_a_damaged_mail_is_no_error(start: int, length: int, put: bytes) -> None:
    data = report()
    for bounce in REPORTS.read(data[:start] + put + data[start + length :], NOW):
        assert bounce.reference


@given(some.binary(max_size=400))
def test_any_bytes_are_no_error(data: bytes) -> None:
    assert REPORTS.read(data, NOW) == []


@pytest.fixture
def folder_of(platform: Platform) -> BounceFolder:
    return BounceFolder(REPORTS, AddressSuppression(platform.engine, platform.keys), lambda: NOW)


def maildir(path: Path) -> "mailbox.Maildir | mailbox.mbox":
    return mailbox.Maildir(path, create=True)


def mbox(path: Path) -> "mailbox.Maildir | mailbox.mbox":
    return mailbox.mbox(path, create=True)


@pytest.mark.parametrize("make", [maildir, mbox])
def test_each_mail_of_a_folder_is_read_once(
    folder_of: BounceFolder, tmp_path: Path, make: "Callable[[Path], mailbox.Maildir | mailbox.mbox]"
) -> None:
    path = tmp_path / "bounces"
    box = make(path)
    for data in (report(), b"Subject: something else\n\nHello", report(action="delayed", status="4.4.1")):
        box.add(data)
    box.close()
    assert [folder_of.read(path), folder_of.read(path)] == [2, 0]
    again = make(path)
    assert len(again) == 3, "nothing is deleted"
    again.add(report().replace(KEY[:8].encode(), b"019aa3f9"))
    again.close()
    assert folder_of.read(path) == 1


def test_a_folder_that_is_not_there_is_told(folder_of: BounceFolder, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        folder_of.read(tmp_path / "nowhere")
