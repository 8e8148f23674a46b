"""Rewrites the relative links of a document of the repository into those of the site."""

import posixpath
import re
from collections.abc import Mapping

_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?![a-z]+:|#)([^)#\s]*)(#[^)\s]*)?\)")


def site_links(markdown: str, source: str, places: Mapping[str, str]) -> str:
    """The text with links that lead to pages; of a link to a file that is no page, its words stay.

    `source` is the document's path in the repository, `places` names the pages of what is no file of `docs/`.
    """
    page = _page_of(source, places) or ""

    def rewritten(link: re.Match[str]) -> str:
        words, path, anchor = link[1], link[2], link[3] or ""
        target = _page_of(posixpath.normpath(posixpath.join(posixpath.dirname(source), path)), places)
        if target is None:
            return words
        return f"[{words}]({posixpath.relpath(target, posixpath.dirname(page) or '.')}{anchor})"

    return _LINK.sub(rewritten, markdown)


def _page_of(path: str, places: Mapping[str, str]) -> str | None:
    if path in places:
        return places[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else None
