"""Every letter in five languages: complete, correct, and the same in text and HTML."""

import re
from html import escape, unescape
from html.parser import HTMLParser
from itertools import product
from pathlib import Path

import pytest

from domain.kernel.locales import LOCALES, Locale
from tests.workers.mail.letters_at_hand import (
    DEVICE,
    EMPLOYER,
    LINK,
    NAME,
    TITLE,
    account_letters,
    application_letters,
    every_letter,
    renderer,
    verification,
)
from workers.mail import render
from workers.mail.account_letters import ACCOUNT_LETTERS
from workers.mail.letters import APPLICATION_LETTERS, ApplicationLetter, Letter
from workers.mail.render import Rendered

TEMPLATES = Path(render.__file__).parent / "templates"
LETTERS = APPLICATION_LETTERS + ACCOUNT_LETTERS
ALL = [letter for locale in LOCALES for letter in every_letter(locale)]

APPLICATIONS = [letter for locale in LOCALES for letter in application_letters(locale)]
ACCOUNTS = [letter for locale in LOCALES for letter in account_letters(locale)]

every = pytest.mark.parametrize("letter", ALL, ids=lambda letter: f"{letter.locale}-{letter.name}")
in_each_language = pytest.mark.parametrize("locale", LOCALES)


class Page(HTMLParser):
    """Complains about tags that are not closed in their order; gathers what a reader sees and where links lead."""

    VOID = frozenset(["br", "hr", "img", "meta", "link", "input", "!doctype"])

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.language = ""
        self.feed(source)
        self.close()
        assert self.open == [], "left open"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.words.append(given.get("aria-label") or "")
        assert len(given) == len(attrs), f"an attribute stands twice in {self.get_starttag_text()}"
        assert tag not in {"img", "script", "iframe", "object", "form", "video", "audio"}
        assert "src" not in given
        if tag == "html":
            self.language = given["lang"] or ""
        if tag == "a":
            self.links.append(given["href"] or "")
        if tag == "table":
            assert given["role"] == "presentation"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"{tag} closes something else"

    def handle_data(self, data: str) -> None:
        if not {"style", "title"} & set(self.open):
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())


def words(text: str) -> str:
    return " ".join(text.split())


@every
def test_html_is_well_formed_and_in_its_language(letter: Letter) -> None:
    page = Page(renderer().render(letter).html)
    assert page.language == letter.locale


@every
def test_nothing_is_loaded_from_anywhere(letter: Letter) -> None:
    html = renderer().render(letter).html
    assert not re.search(r"url\(|@import|<link|src=|background=", html)
    assert set(Page(html).links) == {LINK, "https://karijera.example"}


@every
def test_the_link_stands_whole_in_text_and_html(letter: Letter) -> None:
    rendered = renderer().render(letter)
    assert LINK in rendered.text.splitlines()
    assert Page(rendered.html).links.count(LINK) == 2, "a button and the address in words"


about_applications = pytest.mark.parametrize(
    "letter", APPLICATIONS, ids=lambda letter: f"{letter.locale}-{letter.name}"
)


@about_applications
def test_names_are_told_and_never_become_markup(letter: ApplicationLetter) -> None:
    rendered = renderer().render(letter)
    for told in [TITLE, EMPLOYER, getattr(letter, "applicant_name", "")]:
        assert words(told) in words(rendered.text)
        assert words(told) in Page(rendered.html).text
    assert "<b>" not in rendered.html
    assert "<i>" not in rendered.html
    assert escape(TITLE).replace("&quot;", "&#34;") in rendered.html


@every
def test_text_and_html_say_the_same(letter: Letter) -> None:
    """Every paragraph of the text stands in the HTML; the text only draws lines and dots."""
    rendered = renderer().render(letter)
    seen = Page(rendered.html).text
    for paragraph in re.split(r"\n\s*\n", rendered.text):
        if re.match(r"●–●|--|.*:\nhttps?://|.*\n=+$", paragraph) or LINK in paragraph:
            continue
        for line in [words(paragraph)] if ": " not in paragraph and "●" not in paragraph else paragraph.splitlines():
            for part in re.split(r": | – ", re.sub(r"^\s*[●○] ", "", line)):
                assert words(part).removesuffix(":") in seen


@every
def test_no_line_of_text_is_long_but_those_with_a_link(letter: Letter) -> None:
    lines = renderer().render(letter).text.splitlines()
    assert max(len(line) for line in lines if "https://" not in line) <= 80


@every
def test_a_subject_is_one_short_line(letter: Letter) -> None:
    subject = renderer().render(letter).subject
    assert subject == words(subject)
    assert 10 < len(subject) < 110


@every
def test_letters_for_employers_hold_nothing_about_the_person_but_the_name(letter: Letter) -> None:
    said = {name for name in letter.__dataclass_fields__ if name not in ApplicationLetter.__dataclass_fields__}
    if letter.audience == "employer":
        assert said <= {"applicant_name", "sent_at", "resent_at", "withdrawn_at", "changed", "link_days", "erased"}


@pytest.mark.parametrize("letter", ACCOUNTS, ids=lambda letter: f"{letter.locale}-{letter.name}")
def test_letters_about_accounts_say_no_names_and_what_a_browser_says_is_no_markup(letter: Letter) -> None:
    said = {name for name in letter.__dataclass_fields__ if name not in Letter.__dataclass_fields__}
    assert not said & {"first_name", "last_name", "name", "email"}
    assert "<b>" not in renderer().render(letter).html


@in_each_language
def test_the_code_can_be_read_and_copied(locale: Locale) -> None:
    coded = [letter for letter in every_letter(locale) if getattr(letter, "code", None)]
    assert {letter.name for letter in coded} == {"verification_code", "registration_code", "sign_in_code"}
    for letter in coded:
        rendered = renderer().render(letter)
        assert rendered.subject.startswith("40721 ")
        assert "    40721\n" in rendered.text
        assert re.search(r"user-select: all;\">40721</span>", rendered.html)


@in_each_language
def test_without_a_code_only_the_link_is_offered(locale: Locale) -> None:
    for letter in every_letter(locale):
        if getattr(letter, "code", "none to ask for") is not None:
            continue
        rendered = renderer().render(letter)
        assert "None" not in rendered.text + rendered.html + rendered.subject
        assert not re.search(r"class=\"code\"", rendered.html)


FORMS = {
    "hr": {1: "1 minutu", 2: "2 minute", 5: "5 minuta", 21: "21 minutu"},
    "en": {1: "1 minute", 2: "2 minutes", 5: "5 minutes", 21: "21 minutes"},
    "sl": {1: "1 minuto", 2: "2 minuti", 3: "3 minute", 5: "5 minut", 101: "101 minuto", 102: "102 minuti"},
    "bs": {1: "1 minutu", 2: "2 minute", 5: "5 minuta", 21: "21 minutu"},
    "mk": {1: "1 минута", 2: "2 минути", 5: "5 минути", 21: "21 минута"},
}


@pytest.mark.parametrize(("locale", "minutes", "form"), [(at, n, f) for at in LOCALES for n, f in FORMS[at].items()])
def test_numbers_have_the_form_of_their_language(locale: Locale, minutes: int, form: str) -> None:
    rendered = renderer().render(verification(locale, minutes=minutes))
    for text in (
        rendered.text,
        unescape(rendered.html),
        renderer().render_briefly(verification(locale, minutes=minutes)),
    ):
        assert re.search(rf"\b{form}\b", text.replace("\N{NO-BREAK SPACE}", " "))


MOMENTS = {
    "hr": "2. svibnja 2026. u 14:05",
    "en": "2 May 2026 at 14:05",
    "sl": "2. maja 2026 ob 14:05",
    "bs": "2. maja 2026. u 14:05",
    "mk": "2 мај 2026 во 14:05",
}


@in_each_language
def test_moments_are_those_of_the_region_in_words_of_the_language(locale: Locale) -> None:
    sent = next(letter for letter in ALL if letter.locale == locale and letter.name == "application_sent")
    assert MOMENTS[locale] in words(renderer().render(sent).text)


@in_each_language
def test_letters_say_whether_answers_are_read(locale: Locale) -> None:
    unread, read = (renderer(takes_replies=takes).render(verification(locale)) for takes in (False, True))
    assert len(unread.text) > len(read.text)


def test_macedonian_is_written_in_cyrillic() -> None:
    latin = re.compile(r"[A-Za-zčćžšđ]+")
    given = set(latin.findall(f"{TITLE} {EMPLOYER} {NAME} {LINK} {DEVICE} Karijera"))
    for letter in every_letter("mk"):
        rendered = renderer().render(letter)
        assert set(latin.findall(rendered.subject + rendered.text)) <= given


def test_every_letter_is_written_in_every_language() -> None:
    wanted = {f"{locale}/{letter.name}.j2" for locale, letter in product(LOCALES, LETTERS)}
    wanted |= {f"{locale}/{name}" for locale, name in product(LOCALES, ["frame.j2", "verification_code.sms.j2"])}
    assert {str(path.relative_to(TEMPLATES)) for path in TEMPLATES.glob("*/*.j2")} == wanted


def test_languages_do_not_share_sentences() -> None:
    """A sentence that was left in another language would stand in both. Croatian and Bosnian are alike."""
    said: dict[str, set[str]] = {}
    for locale in ("hr", "en", "sl", "mk"):
        sentences: set[str] = set()
        for letter in every_letter(locale):
            rendered: Rendered = renderer().render(letter)
            sentences |= {part for part in re.split(r"\n\s*\n", rendered.text) if LINK not in part}
        said[locale] = {part for part in sentences if not part.startswith(("●", " ")) and len(part) > 20}
    for one, other in product(said, said):
        if one < other:
            assert not said[one] & said[other]
