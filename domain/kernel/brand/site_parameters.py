"""Types of the settings that put a site under a brand: what they may hold is checked once, at the start."""

import json
import re
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator
from pydantic_settings import NoDecode

HEAD_META_NAMES = frozenset(
    {
        "author",
        "copyright",
        "facebook-domain-verification",
        "google-site-verification",
        "msvalidate.01",
        "p:domain_verify",
        "twitter:site",
        "yandex-verification",
    }
)
"""Names of `<meta>` elements that an operator may add: none of them changes what a browser does with the page."""
_MOST_CONTENT = 500
_MOST_NAME = 60
# Without space, quote, ";" and ",", which end a source of a content security policy.
_ADDRESS = re.compile(r"(?:https://[A-Za-z0-9.-]+(?::\d{1,5})?)?(?:/[A-Za-z0-9._~%+=&?@:-]*)*")


def _name(value: str) -> str:
    stripped = value.strip()
    if len(stripped) > _MOST_NAME or not stripped.isprintable():
        msg = f"a name has at most {_MOST_NAME} characters, all of them visible"
        raise ValueError(msg)
    return stripped


def _required(value: str) -> str:
    if not value:
        msg = "a site needs a name"
        raise ValueError(msg)
    return value


def _address(value: str) -> str:
    if value.startswith("//") or not _ADDRESS.fullmatch(value):
        msg = "an address begins with https:// or, on this site, with one slash, and has no spaces, quotes, ; or ,"
        raise ValueError(msg)
    return value


def _base(value: str) -> str:
    if "?" in value:
        msg = "the address that files are below has no query"
        raise ValueError(msg)
    return value.rstrip("/")


def _decoded(value: object) -> object:
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value or "{}")
    except ValueError:
        msg = 'head meta is a JSON object of names and contents, such as {"google-site-verification": "..."}'
        raise ValueError(msg) from None


def _allowed_meta(value: Mapping[str, Any]) -> Mapping[str, Any]:
    for name, content in value.items():
        if name not in HEAD_META_NAMES:
            msg = f"head meta may hold {', '.join(sorted(HEAD_META_NAMES))}, and not {name!r}"
            raise ValueError(msg)
        if not content or len(content) > _MOST_CONTENT or not content.isprintable():
            msg = f"the content of {name} has 1 to {_MOST_CONTENT} characters, all of them visible"
            raise ValueError(msg)
    return value


VisibleName = Annotated[str, AfterValidator(_name)]
"""A name in one line, or empty."""
RequiredName = Annotated[VisibleName, AfterValidator(_required)]
FileAddress = Annotated[str, AfterValidator(_address)]
"""An https URL, a path of this site, or empty."""
BaseAddress = Annotated[FileAddress, AfterValidator(_base)]
"""A `FileAddress` without query and slash at its end, which paths are appended to."""
HeadMeta = Annotated[Mapping[str, str], NoDecode, BeforeValidator(_decoded), AfterValidator(_allowed_meta)]
"""Contents of `<meta>` elements by their name."""
