"""Makes the links of feeds absolute; what cannot be resolved, or names a user, is no link."""

import re
from html import escape, unescape
from urllib.parse import urljoin, urlsplit

HREF = re.compile(r"""(<a\b[^<>]*?)\shref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))""", re.IGNORECASE)
KEPT_SCHEMES = frozenset({"mailto", "tel"})
WITHOUT_SCHEME = re.compile(r"www\.[\w-]+\.", re.IGNORECASE)


def absolute_link(link: str, base: str) -> str:
    """An http or https address without a user; empty if there is none. `base` may be empty.

    "www.example.hr/jobs" is an address that lacks its scheme, not a path below `base`.
    """
    link = link.strip()
    try:
        address = urljoin(base, f"https://{link}" if WITHOUT_SCHEME.match(link) else link) if link else ""
        parts = urlsplit(address)
        is_link = parts.scheme in {"http", "https"} and bool(parts.hostname) and "@" not in parts.netloc
    except ValueError:
        return ""
    return address if is_link else ""


def with_absolute_links(html: str, base: str) -> str:
    """The HTML with its links resolved; those that cannot be go, and their text stays."""
    if "<a" not in html and "<A" not in html:
        return html

    def resolve(found: re.Match[str]) -> str:
        link = unescape(next(filter(None, found.groups()[1:]), ""))
        address = link if link.partition(":")[0].lower() in KEPT_SCHEMES else absolute_link(link, base)
        return f'{found[1]} href="{escape(address)}"' if address else found[1]

    return HREF.sub(resolve, html)
