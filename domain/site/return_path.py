"""Checks the path to which a visitor is sent: only paths of this site. `web/src/shared/account/returnPath.ts` is the
same for browsers; both are held to tests/data/return_paths.json."""

import re

LONGEST_PATH = 2048
"""Bytes, as sent; the site's own are at most a few hundred long."""
LONGEST_ADDRESS = 8192
"""Bytes of path and query: room for every filter of a search, and for an address inside an address."""
_WHOLE = re.compile(r"/(?:[!-$&-\[\]-~]|%[0-9a-fA-F]{2})*")
"""Printable ASCII without the backslash, which browsers read as a slash; every escape is complete."""
_ENCODED_CONTROL = re.compile(r"%(?:[01][0-9a-f]|7f)", re.IGNORECASE)
_AMBIGUOUS = re.compile(r"//|%(?:2f|5c|25)|/(?:\.|%2e){1,2}(?:/|\Z)", re.IGNORECASE)
"""Two slashes or a dot segment, also escaped: resolving or decoding them once more may yield another host."""


def return_path(wanted: str | None) -> str | None:
    """Returns the path with query and hash, or None for anything that leads, or might lead, elsewhere."""
    if not wanted or len(wanted) > LONGEST_ADDRESS or not _WHOLE.fullmatch(wanted) or _ENCODED_CONTROL.search(wanted):
        return None
    path = re.split(r"[?#]", wanted, maxsplit=1)[0]
    return None if len(path) > LONGEST_PATH or _AMBIGUOUS.search(path) else wanted
