"""The cookie page names every cookie that the API sets."""

import ast
from pathlib import Path

import pytest

from api.http.cookies import session, visitor
from domain.kernel.values.locales import LOCALES, Locale
from domain.site.content.library import all_documents

API = Path(__file__).resolve().parents[3] / "api"
COOKIES = {
    *(session.SESSION_COOKIE, session.DEVICE_COOKIE, visitor.VISITOR_COOKIE, visitor.CHOICE_COOKIE),
    *session._LINK_COOKIES.values(),
}


def files_that_set_cookies() -> set[str]:
    def sets(node: ast.AST) -> bool:
        return isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "set_cookie"

    files = API.rglob("*.py")
    return {file.relative_to(API).as_posix() for file in files if any(map(sets, ast.walk(ast.parse(file.read_text()))))}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_cookie_of_the_api_is_listed(locale: Locale) -> None:
    text = all_documents()["cookies"].text(locale)
    assert text is not None
    assert {name for name in COOKIES if f"| `{name}` |" not in text.markdown} == set()


def test_cookies_are_set_in_these_files_only_whose_names_are_listed() -> None:
    assert files_that_set_cookies() == {"http/cookies/session.py", "http/cookies/visitor.py"}
