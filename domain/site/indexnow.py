"""The key by which search engines know that an IndexNow notice comes from this site (https://www.indexnow.org)."""

import hmac

from domain.kernel.process.settings import Settings


def indexnow_key(settings: Settings) -> str:
    """32 hexadecimal characters, derived from the link key. It is no secret: the site publishes it at `/KEY.txt`."""
    return hmac.digest(settings.link_key.get_secret_value(), b"indexnow", "sha256").hex()[:32]
