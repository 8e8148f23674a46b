"""What a page may load so that another site can vouch for somebody: nothing, where no such site is set up."""

from collections.abc import Iterable
from dataclasses import dataclass

from domain.kernel.settings import Settings


@dataclass(frozen=True, slots=True)
class Sources:
    """Origins, as a content security policy writes them."""

    scripts: tuple[str, ...] = ()
    connections: tuple[str, ...] = ()
    frames: tuple[str, ...] = ()


# https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
_GOOGLE = Sources(
    ("https://accounts.google.com/gsi/client",),
    ("https://accounts.google.com/gsi/",),
    ("https://accounts.google.com/gsi/",),
)
_FACEBOOK = Sources(
    ("https://connect.facebook.net",),
    ("https://www.facebook.com", "https://graph.facebook.com"),
    ("https://www.facebook.com", "https://web.facebook.com"),
)
_APPLE = Sources(("https://appleid.cdn-apple.com",), (), ("https://appleid.apple.com",))


def social_sources(settings: Settings) -> Sources:
    """Of all sites that are set up."""
    ids = (settings.google_client_id, settings.facebook_app_id, settings.apple_client_id)
    chosen = [sources for configured, sources in zip(ids, (_GOOGLE, _FACEBOOK, _APPLE), strict=True) if configured]
    return Sources(
        _all(each.scripts for each in chosen),
        _all(each.connections for each in chosen),
        _all(each.frames for each in chosen),
    )


def _all(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(origin for group in groups for origin in group)
