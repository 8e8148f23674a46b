"""Rule for addresses of web pages that may be stored."""

import re
from functools import lru_cache
from urllib.parse import urlsplit

_SPACE = re.compile(r"\s")


@lru_cache(maxsize=500)
def is_web_address(text: str) -> bool:
    """Whether it is an http or https URL."""
    try:
        parts = urlsplit(text)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and not _SPACE.search(text)
    except ValueError:
        return False
