"""Every mail as its reader gets it, compared with the text that was reviewed.

When mails change on purpose: `KARIJERA_RECORD_MAILS=1 .venv/bin/pytest tests/workers/mail/test_golden_mails.py`, and
read the difference.
"""

import os
from hashlib import sha256
from pathlib import Path

import pytest

from domain.kernel.values.locales import LOCALES, Locale
from workers.mail.catalogue import SampleTexts, every_mail
from workers.mail.render import Renderer

GOLDEN = Path(__file__).parent / "golden"
SITE = "https://karijera.example"
RECORDS = os.environ.get("KARIJERA_RECORD_MAILS") == "1"


def written(locale: Locale) -> str:
    """All mails of a language one below the other: subject, text, and a digest of the HTML."""
    renderer = Renderer(project_name="Karijera", site_url=SITE)
    parts: list[str] = []
    for mail in every_mail(locale, SampleTexts.of_site(SITE)):
        rendered = renderer.render(mail)
        digest = sha256(rendered.html.encode()).hexdigest()[:16]
        parts.append(f"##### {mail.name}\nSubject: {rendered.subject}\nHTML: {digest}\n\n{rendered.text}")
    return "\n".join(parts).replace("\N{NO-BREAK SPACE}", "~")


@pytest.mark.parametrize("locale", LOCALES)
def test_mails_are_as_they_were_reviewed(locale: Locale) -> None:
    file = GOLDEN / f"{locale}.txt"
    if RECORDS:
        file.write_text(written(locale), "utf-8")
    assert written(locale) == file.read_text("utf-8")


def test_a_changed_word_is_noticed() -> None:
    assert written("hr").replace("Dobar dan", "Bok", 1) != (GOLDEN / "hr.txt").read_text("utf-8")
