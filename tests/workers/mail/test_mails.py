"""Every mail in five languages: complete, correct, and equal in text and HTML."""

import re
from html import escape, unescape
from html.parser import HTMLParser
from itertools import product
from pathlib import Path

import pytest

from domain.applications.follow_links import TOKEN_LENGTH
from domain.kernel.brand.accent import OWN_ACCENT, Accent
from domain.kernel.values.locales import LOCALES, Locale
from domain.site.urls import FOLLOW_PATH, SiteUrls
from tests.workers.mail.sample_mails import (
    DEVICE,
    EMPLOYER,
    LINK,
    NAME,
    PAY,
    SEARCH,
    SITE,
    STEPS,
    TITLE,
    UNSUBSCRIBE,
    account_mails,
    alert_mails,
    application_mails,
    every_mail,
    rendered_mail,
    renderer,
    verification,
)
from workers.mail import render
from workers.mail.alert_mails import JobAlert
from workers.mail.application_mails import ApplicationMail, ApplicationSent, ReceivedApplication
from workers.mail.mail import Mail
from workers.mail.render import RenderedMail, Renderer
from workers.mail.saved_job_mails import SavedJobsMail
from workers.register import MAILS

TEMPLATES = Path(render.__file__).parent / "templates"
ALL = [mail for locale in LOCALES for mail in every_mail(locale)]

APPLICATIONS = [mail for locale in LOCALES for mail in application_mails(locale)]
ACCOUNTS = [mail for locale in LOCALES for mail in account_mails(locale)]

SAVED = "posao kuhar konobar moj-profil postavke"
ALERT = (
    f"{SEARCH} {PAY} Trogir Vozač Zadar vozac kuhar {UNSUBSCRIBE} pretraga-poslova?query locations sort=newest posao"
)

MY_DATA = {locale: SiteUrls(SITE).page("personalData", locale) for locale in LOCALES}

every = pytest.mark.parametrize("mail", ALL, ids=lambda mail: f"{mail.locale}-{mail.name}")
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
def test_html_is_well_formed_and_in_its_language(mail: Mail) -> None:
    page = Page(rendered_mail(mail).html)
    assert page.language == mail.locale


def own_links(mail: Mail) -> list[str]:
    """The addresses of an alert's jobs and lists, and of saved jobs; other mails have one link."""
    if isinstance(mail, SavedJobsMail):
        return [job.link for job in mail.jobs]
    if not isinstance(mail, JobAlert):
        return []
    return [
        mail.unsubscribe_page,
        *(group.link for group in mail.groups),
        *(job.link for group in mail.groups for job in group.jobs),
    ]


@every
def test_mails_load_no_remote_content(mail: Mail) -> None:
    html = rendered_mail(mail).html
    assert not re.search(r"url\(|@import|<link|src=|background=", html)
    my_data = {MY_DATA[mail.locale]} if mail.audience == "applicant" else set[str]()
    ending = {mail.unsubscribe_page} - {""}
    assert set(Page(html).links) == {LINK, "https://karijera.example"} | my_data | set(own_links(mail)) | ending


@every
def test_mails_that_can_be_ended_say_so_at_their_end(mail: Mail) -> None:
    _, _, footer = rendered_mail(mail).text.partition("\n--\n")
    assert (UNSUBSCRIBE in footer.splitlines()) == (mail.unsubscribe_page == UNSUBSCRIBE)


@every
def test_text_and_html_contain_the_whole_link(mail: Mail) -> None:
    rendered = rendered_mail(mail)
    assert LINK in rendered.text.splitlines()
    assert Page(rendered.html).links.count(LINK) == 2, "a button and the address in words"


about_applications = pytest.mark.parametrize("mail", APPLICATIONS, ids=lambda mail: f"{mail.locale}-{mail.name}")


@about_applications
def test_names_are_escaped(mail: ApplicationMail) -> None:
    rendered = rendered_mail(mail)
    for messages in [TITLE, EMPLOYER, getattr(mail, "applicant_name", "")]:
        assert words(messages) in words(rendered.text)
        assert words(messages) in Page(rendered.html).text
    assert "<b>" not in rendered.html
    assert "<i>" not in rendered.html
    assert escape(TITLE).replace("&quot;", "&#34;") in rendered.html


@every
def test_text_and_html_have_the_same_sentences(mail: Mail) -> None:
    """Every paragraph of the text stands in the HTML; the text only draws lines and dots."""
    rendered = rendered_mail(mail)
    seen = Page(rendered.html).text
    for paragraph in re.split(r"\n\s*\n", rendered.text):
        if re.match(r"●–●|--|.*:\nhttps?://|.*\n[=-]+$", paragraph) or LINK in paragraph:
            continue
        sentences = re.sub(r"\nhttps?://\S+$", "", paragraph)
        for line in [words(sentences)] if ": " not in sentences and "●" not in sentences else sentences.splitlines():
            for part in re.split(r": | – ", re.sub(r"^\s*[●○] ", "", line)):
                assert words(part).removesuffix(":") in seen


@every
def test_applicants_find_the_page_with_their_data_at_the_end(mail: Mail) -> None:
    text = rendered_mail(mail).text
    _, _, footer = text.partition("\n--\n")
    assert (MY_DATA[mail.locale] in footer.splitlines()) == (mail.audience == "applicant")


@every
def test_no_line_of_text_is_long_but_those_with_a_link(mail: Mail) -> None:
    lines = rendered_mail(mail).text.splitlines()
    assert max(len(line) for line in lines if "https://" not in line) <= 80


@every
def test_a_subject_is_one_short_line(mail: Mail) -> None:
    subject = rendered_mail(mail).subject
    assert subject == words(subject)
    assert 10 < len(subject) < 110


@every
def test_mails_to_employers_contain_only_the_applicants_name(mail: Mail) -> None:
    said = {name for name in mail.__dataclass_fields__ if name not in ApplicationMail.__dataclass_fields__}
    if mail.audience == "employer":
        assert said <= {
            "applicant_name",
            "sent_at",
            "resent_at",
            "withdrawn_at",
            "changed",
            "link_days",
            "erased",
            "applications",
            "days",
        }
        assert ReceivedApplication.__slots__ == ("applicant_name", "job_title", "sent_at", "is_updated")


@pytest.mark.parametrize("mail", ACCOUNTS, ids=lambda mail: f"{mail.locale}-{mail.name}")
def test_mails_about_accounts_contain_no_names_and_escape_the_user_agent(mail: Mail) -> None:
    said = {name for name in mail.__dataclass_fields__ if name not in Mail.__dataclass_fields__}
    assert not said & {"first_name", "last_name", "name", "email"}
    assert "<b>" not in rendered_mail(mail).html


@in_each_language
def test_the_code_can_be_read_and_copied(locale: Locale) -> None:
    coded = [mail for mail in every_mail(locale) if getattr(mail, "code", None)]
    assert {mail.name for mail in coded} == {"verification_code", "registration_code", "sign_in_code"}
    for mail in coded:
        rendered = rendered_mail(mail)
        assert rendered.subject.startswith("40721 ")
        assert "    40721\n" in rendered.text
        assert re.search(r"user-select: all;\">40721</span>", rendered.html)


@in_each_language
def test_without_a_code_the_mail_contains_only_the_link(locale: Locale) -> None:
    for mail in every_mail(locale):
        if getattr(mail, "code", "none to ask for") is not None:
            continue
        rendered = rendered_mail(mail)
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
def test_plural_forms_are_those_of_the_language(locale: Locale, minutes: int, form: str) -> None:
    rendered = rendered_mail(verification(locale, minutes=minutes))
    for text in (
        rendered.text,
        unescape(rendered.html),
        renderer().render_sms(verification(locale, minutes=minutes)),
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
def test_dates_are_in_the_regions_time_zone_and_the_language(locale: Locale) -> None:
    sent = next(mail for mail in ALL if mail.locale == locale and mail.name == "application_sent")
    assert MOMENTS[locale] in words(rendered_mail(sent).text)


@in_each_language
def test_mails_say_whether_replies_are_read(locale: Locale) -> None:
    unread, read = (renderer(takes_replies=takes).render(verification(locale)) for takes in (False, True))
    assert len(unread.text) > len(read.text)


def test_macedonian_is_written_in_cyrillic() -> None:
    latin = re.compile(r"[A-Za-zčćžšđ]+")
    given = set(latin.findall(f"{TITLE} {EMPLOYER} {NAME} {LINK} {DEVICE} {MY_DATA['mk']} {ALERT} {SAVED} Karijera"))
    for mail in every_mail("mk"):
        rendered = rendered_mail(mail)
        assert set(latin.findall(rendered.subject + rendered.text)) <= given


def test_every_mail_has_a_sample() -> None:
    assert {type(mail) for mail in ALL} == set(MAILS)


def test_every_mail_exists_in_every_language() -> None:
    wanted = {f"{locale}/{mail.name}.j2" for locale, mail in product(LOCALES, MAILS)}
    wanted |= {
        f"{locale}/{name}"
        for locale, name in product(
            LOCALES,
            [
                *("frame.j2", "contact_message.txt.j2"),
                *("verification_code.sms.j2", "personal_data_link.sms.j2", "application_sent.sms.j2"),
            ],
        )
    }
    assert {str(path.relative_to(TEMPLATES)) for path in TEMPLATES.glob("*/*.j2")} == wanted


GSM_7 = frozenset(
    "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*" + "+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§"
    "¿abcdefghijklmnopqrstuvwxyzäöñüà"
)
"""3GPP TS 23.038, the default alphabet: 160 signs fit one message, 70 of any other."""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_link_to_follow_an_application_fits_one_text_message(locale: Locale) -> None:
    link = f"https://karijera.hr{FOLLOW_PATH}{TOKEN_LENGTH * 'a'}"
    text = renderer().render_sms(ApplicationSent(locale, link, TITLE, EMPLOYER, STEPS, 90))
    assert text.endswith(f" {link}")
    assert len(text) <= (160 if set(text) <= GSM_7 else 70)


def test_languages_do_not_share_sentences() -> None:
    """A sentence that was left in another language would stand in both. Croatian and Bosnian are alike."""
    said: dict[str, set[str]] = {}
    for locale in ("hr", "en", "sl", "mk"):
        sentences: set[str] = set()
        for mail in every_mail(locale):
            rendered: RenderedMail = rendered_mail(mail)
            sentences |= {
                part for part in re.split(r"\n\s*\n", rendered.text) if LINK not in part and SEARCH not in part
            }
        said[locale] = {part for part in sentences if not part.startswith(("●", " ")) and len(part) > 20}
    for one, other in product(said, said):
        if one < other:
            assert not said[one] & said[other]


@in_each_language
def test_an_alert_has_a_card_for_each_job_and_says_how_many_more(locale: Locale) -> None:
    one, several = alert_mails(locale)
    card = rendered_mail(one)
    assert SEARCH in card.subject
    assert SEARCH not in rendered_mail(several).subject
    for mail in (one, several):
        rendered = rendered_mail(mail)
        assert rendered.subject.startswith(f"{mail.total} ")
        for address in own_links(mail):
            assert address in rendered.text.splitlines()
        for group in mail.groups:
            for job in group.jobs:
                assert all(text in rendered.text for text in (job.title, job.employer_name, job.place, job.salary))
    assert re.search("12\N{NO-BREAK SPACE}\\w", rendered_mail(several).text)
    assert escape(SEARCH).replace("&#x27;", "&#39;") in card.html


def test_mails_have_the_colours_of_the_brand_and_escape_its_name() -> None:
    accent = Accent.of("#5b21b6", "")
    branded = Renderer(project_name='Posao "<script>" & Sin', site_url=SITE, accent=accent)
    html = branded.render(verification()).html
    assert not [each for each in (accent.light.accent, accent.dark.accent, accent.light.soft) if each not in html]
    own = (OWN_ACCENT.light.accent, OWN_ACCENT.dark.accent, OWN_ACCENT.light.soft, OWN_ACCENT.dark.soft)
    assert not [each for each in own if each in html]
    assert "<script>" not in html
