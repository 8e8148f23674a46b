"""The folder of texts: versions count without a gap, each in every language; what a text shows is safe and true."""

import re
from datetime import date
from pathlib import Path

import pytest

from domain.accounts.account import REACTIVATION_PERIOD
from domain.accounts.personal_exports import RETENTION as EXPORT_RETENTION
from domain.contact.messages import RETENTION as MESSAGE_RETENTION
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import LOCALES, Locale
from domain.site.content.document import SourceText
from domain.site.content.library import ContentInvalid, all_documents, read_folder
from domain.site.content.rendering import ContentRenderer
from domain.tracking.retention import VISITOR_RETENTION
from domain.tracking.visits import VISIT_RETENTION
from tests.settings_factory import settings_for

FENCE = "+" * 3
FRONT = FENCE + '\nversion = {version}\ntitle = "Uvjeti"\ndate = 2026-11-22\n' + FENCE + "\n\nTekst\n"
TEXTS = [text for document in all_documents().values() for each in document.versions.values() for text in each.values()]


def write(folder: Path, version: int = 1, locales: tuple[str, ...] = LOCALES, text: str = FRONT) -> None:
    (folder / "terms").mkdir(exist_ok=True)
    for locale in locales:
        (folder / "terms" / f"{version}.{locale}.md").write_text(text.format(version=version))


def with_values(**changes: object) -> Settings:
    return settings_for("postgresql://nowhere/x").model_copy(update=changes)


def of_terms(markdown: str) -> SourceText:
    return SourceText("terms", 1, "hr", "Uvjeti", date(2026, 11, 22), markdown)


def test_terms_and_privacy_exist_in_all_languages() -> None:
    assert {"terms", "privacy"} <= set(all_documents())
    for name in ("terms", "privacy"):
        texts = [all_documents()[name].text(locale) for locale in LOCALES]
        assert len({text.title for text in texts if text}) >= 4
        assert len({text.markdown for text in texts if text}) == len(LOCALES)


def test_the_newest_version_is_in_force_and_former_ones_stay(tmp_path: Path) -> None:
    write(tmp_path, 1)
    write(tmp_path, 2)
    document = read_folder(tmp_path)["terms"]
    assert (document.newest, list(document.versions)) == (2, [1, 2])
    newest, former = document.text("en"), document.text("en", 1)
    assert newest is not None
    assert former is not None
    assert (newest.version, former.version, document.text("en", 3)) == (2, 1, None)


@pytest.mark.parametrize(
    "fault",
    [
        lambda folder: write(folder, 2),
        lambda folder: write(folder, locales=("hr", "en", "sl", "bs")),
        lambda folder: write(folder, locales=(*LOCALES, "de")),
        lambda folder: write(folder, text=FRONT.replace("{version}", "7")),
        lambda folder: write(folder, text=FRONT.replace("Tekst", "")),
        lambda folder: write(folder, text=FRONT.replace("date = 2026-11-22\n", "")),
        lambda folder: write(folder, text=FRONT.replace("title", "titel")),
        lambda folder: write(folder, text="Tekst"),
        lambda folder: (
            write(folder),
            write(folder, locales=("mk",), text=FRONT.replace("2026-11-22", "2026-11-23")),
        ),
    ],
    ids=["gap", "language missing", "other language", "version", "no text", "no date", "typo", "no front", "dates"],
)
def test_a_faulty_folder_is_refused(tmp_path: Path, fault: object) -> None:
    assert callable(fault)
    fault(tmp_path)
    with pytest.raises(ContentInvalid):
        read_folder(tmp_path)


@pytest.mark.parametrize("source", TEXTS, ids=lambda text: f"{text.document}.{text.version}.{text.locale}")
@pytest.mark.parametrize("complete", [True, False], ids=["all set", "nothing set"])
def test_every_text_renders(source: SourceText, *, complete: bool) -> None:
    names = ("operator_name", "operator_address", "google_client_id", "sms_url", "sentry_dsn")
    settings = with_values(**dict.fromkeys(names, "Primjer d.o.o.") if complete else {})
    html = ContentRenderer(settings).render(source)
    assert "{{" not in html
    assert "{%" not in html
    assert ("<h2>" in html) == ("\n## " in source.markdown)
    assert "<h1>" not in html


def test_markup_in_texts_and_settings_is_shown_and_not_run() -> None:
    settings = with_values(operator_name="[x](javascript:alert(1)) <b>*d.o.o.*</b>")
    html = ContentRenderer(settings).render(
        of_terms("<script>alert(1)</script>\n\n{{ operator }} [y](javascript:alert(2))")
    )
    assert "<script" not in html
    assert "<b>" not in html
    assert "<em>" not in html
    assert 'href="javascript' not in html
    assert "*d.o.o.*" in html


@pytest.mark.parametrize("locale", LOCALES)
def test_the_privacy_policy_names_the_periods_in_force(locale: Locale) -> None:
    settings = with_values(retention_application_days=123, retention_unverified_hours=36)
    text = all_documents()["privacy"].text(locale)
    assert text is not None
    html = ContentRenderer(settings).render(text)
    for period in (VISIT_RETENTION, VISITOR_RETENTION, EXPORT_RETENTION, REACTIVATION_PERIOD, MESSAGE_RETENTION):
        assert re.search(rf"<td>{period.days} [dд]", html)
    assert "<td>123 " in html
    assert "<td>36 " in html


@pytest.mark.parametrize("locale", LOCALES)
def test_what_googles_prompt_tells_google_is_said_where_there_is_the_prompt(locale: Locale) -> None:
    cookies, privacy = (all_documents()[document].text(locale) for document in ("cookies", "privacy"))
    assert cookies is not None
    assert privacy is not None
    without = ContentRenderer(with_values(google_client_id="app"))
    with_prompt = ContentRenderer(with_values(google_client_id="app", google_one_tap=True))
    said = ("<code>one-tap</code>", "<code>g_state</code>")
    assert [name in with_prompt.render(cookies) for name in said] == [True, True]
    assert [name in without.render(cookies) for name in said] == [False, False]
    assert with_prompt.render(privacy).count("Google") > without.render(privacy).count("Google")
