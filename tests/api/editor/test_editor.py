"""Editors change texts in the browser: drafts are theirs alone, versions stay, and nobody overwrites another."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from api.content.published_texts import PublishedTexts
from domain.accounts.roles import AccountRole, Grant
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from tests.api.accounts.people import Browser, People, open_people
from tests.sample_consent import AGREED, CONSENT

COOKIES = "/editor/texts/cookies/hr"


@pytest.fixture
def people(new_database: Callable[[], str], settings: Settings) -> Iterator[People]:
    own = settings.model_copy(update={"database_url": new_database()})
    with open_platform(own) as platform, open_people(platform) as opened:
        yield opened


@pytest.fixture
def editor(people: People) -> Browser:
    return people.staff(Grant(AccountRole.EDITOR))[0]


def read(browser: Browser, path: str = COOKIES, **said: Any) -> dict[str, Any]:
    response = browser.call("GET", path, **said)
    assert response.status_code == 200, response.text
    return response.json()


def save(browser: Browser, revision: int, markdown: str, path: str = COOKIES, title: str = "Kolačići") -> Any:
    body = {"revision": revision, "title": title, "markdown": markdown}
    return browser.call("PUT", f"{path}/draft", json=body)


def publish(browser: Browser, markdown: str, path: str = COOKIES) -> dict[str, Any]:
    revision = save(browser, read(browser, path)["revision"], markdown, path).json()["revision"]
    response = browser.post(f"{path}/publish", revision=revision)
    assert response.status_code == 200, response.text
    return response.json()


def page(people: People, name: str = "cookies", **query: Any) -> dict[str, Any]:
    return read(people.browser(), f"/info-pages/{name}", params=query, headers={"Accept-Language": "hr"})


def test_a_draft_is_seen_by_editors_only_until_it_is_published(people: People, editor: Browser) -> None:
    before = page(people)
    saved = save(editor, 0, "## Novo\n\nNov tekst").json()
    assert (saved["draft"]["markdown"], saved["version"]) == ("## Novo\n\nNov tekst\n", 1)
    assert saved["draftBy"] == "Ana Horvat"
    assert {each["kind"] for each in saved["changes"]} == {"same", "added", "removed"}
    assert page(people) == before
    assert people.browser().call("GET", COOKIES).status_code == 404
    done = editor.post(f"{COOKIES}/publish", revision=saved["revision"]).json()
    assert (done["draft"], done["version"], done["changes"]) == (None, 2, [])
    now = page(people)
    assert (now["version"], now["html"]) == (2, "<h2>Novo</h2>\n<p>Nov tekst</p>\n")
    assert page(people, version=1)["html"] == before["html"]


def test_the_list_says_what_is_a_draft_and_what_is_out_of_date(editor: Browser) -> None:
    publish(editor, "Nov tekst")
    save(editor, read(editor, "/editor/texts/cookies/en")["revision"], "New text", "/editor/texts/cookies/en")
    [found] = [each for each in read(editor, "/editor/texts")["items"] if each["name"] == "cookies"]
    state = {each["language"]: (each["draft"], each["outdated"]) for each in found["languages"]}
    assert state["hr"] == (False, False)
    assert state["en"] == (True, True)
    assert state["mk"] == (False, True)
    article = "/editor/texts/advice.01-cv-that-is-read/hr"
    assert read(editor, article)["collection"] == "advice"


def test_of_two_editors_the_second_is_told_and_loses_nothing(people: People, editor: Browser) -> None:
    other, _ = people.staff(Grant(AccountRole.EDITOR))
    save(editor, 0, "Prvi tekst")
    refused = save(other, 0, "Drugi tekst")
    assert (refused.status_code, refused.json()["code"]) == (409, "TEXT_CHANGED")
    found = read(other)
    assert found["draft"]["markdown"] == "Prvi tekst\n"
    assert save(other, found["revision"], "Drugi tekst").status_code == 200


def test_a_former_version_is_compared_and_restored(people: People, editor: Browser) -> None:
    original = page(people)["html"]
    publish(editor, "Nov tekst")
    former = read(editor, f"{COOKIES}/versions/1")
    assert former["html"] == original
    assert {"kind": "added", "text": "Nov tekst"} in former["changes"]
    restored = editor.post(f"{COOKIES}/restore", revision=read(editor)["revision"], number=1).json()
    assert page(people)["html"] == original
    versions = [(each["number"], each["origin"], each["restored"], each["madeBy"]) for each in restored["versions"]]
    assert versions == [
        (3, "restored", 1, "Ana Horvat"),
        (2, "published", None, "Ana Horvat"),
        (1, "files", None, None),
    ]


@pytest.mark.parametrize(
    "markdown",
    [
        "<script>alert(1)</script><img src=x onerror=alert(1)>",
        "[x](javascript:alert(1)) <a href='javascript:alert(1)'>y</a>",
        '[x](data:text/html,<script>alert(1)</script>)\n\n![x](x"onerror="alert(1))',
        "<style>body{display:none}</style><iframe src=//x></iframe>",
    ],
)
def test_a_stolen_account_runs_no_script_on_the_site(people: People, editor: Browser, markdown: str) -> None:
    preview = editor.post(f"{COOKIES}/preview", title="x", markdown=markdown).json()
    publish(editor, markdown)
    for html in (preview["html"], page(people)["html"]):
        for tag in ("<script", "<img", "<style", "<iframe", 'href="javascript', 'href="data'):
            assert tag not in html


@pytest.mark.parametrize("markdown", ["{{ site.__class__ }}", "{% for x in site %}{% endfor %}", "{{ 9 ** 9 }}"])
def test_a_text_that_computes_is_neither_rendered_nor_published(editor: Browser, markdown: str) -> None:
    preview = editor.post(f"{COOKIES}/preview", title="x", markdown=markdown).json()
    assert preview["html"] == ""
    assert preview["faults"][0]["code"] == "not-allowed"
    revision = save(editor, 0, markdown).json()["revision"]
    refused = editor.post(f"{COOKIES}/publish", revision=revision)
    assert refused.status_code == 422
    assert refused.json()["errors"] == [{"field": "markdown", "code": "TEXT_HAS_FAULTS"}]


def test_a_draft_is_discarded(editor: Browser) -> None:
    revision = save(editor, 0, "Nov tekst").json()["revision"]
    gone = editor.call("DELETE", f"{COOKIES}/draft", params={"revision": revision}).json()
    assert gone["draft"] is None
    refused = editor.post(f"{COOKIES}/publish", revision=gone["revision"])
    assert refused.json()["code"] == "TEXT_WITHOUT_DRAFT"


def test_an_edited_legal_text_is_a_version_that_consents_may_name(people: People, editor: Browser) -> None:
    registering: dict[str, Any] = {"consent": CONSENT | {"terms": AGREED | {"version": 2}}}
    refused = people.browser().register("iva@primjer.hr", **registering)
    assert refused.json()["errors"] == [{"field": "consent.terms.version", "code": "UNKNOWN_TEXT_VERSION"}]
    publish(editor, "Novi uvjeti", "/editor/texts/terms/hr")
    assert people.services[PublishedTexts].documents()["terms"].newest == 2
    assert read(people.browser(), "/site")["legalTexts"]["terms"]["version"] == 2
    assert people.browser().register("iva@primjer.hr", **registering).status_code == 201
    assert page(people, "terms", version=1)["version"] == 1


def test_there_is_no_other_text(editor: Browser) -> None:
    for path in ("/editor/texts/nothing/hr", f"{COOKIES}/versions/9", "/editor/texts/advice.nothing/hr"):
        assert editor.call("GET", path).status_code == 404
    assert editor.post(f"{COOKIES}/restore", revision=0, number=9).json()["code"] == "TEXT_VERSION_NOT_FOUND"
