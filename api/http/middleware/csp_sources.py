"""CSP sources of the configured social login providers, and of a brand's files that lie elsewhere."""

from collections.abc import Iterable
from dataclasses import dataclass

from domain.kernel.process.settings import Settings


@dataclass(frozen=True, slots=True)
class CspSources:
    """CSP source expressions by directive."""

    scripts: tuple[str, ...] = ()
    connections: tuple[str, ...] = ()
    frames: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()


# https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
_GOOGLE = CspSources(
    ("https://accounts.google.com/gsi/client",),
    ("https://accounts.google.com/gsi/",),
    ("https://accounts.google.com/gsi/",),
)
_GOOGLE_PROMPT = CspSources(styles=("https://accounts.google.com/gsi/style",))
_FACEBOOK = CspSources(
    ("https://connect.facebook.net",),
    ("https://www.facebook.com", "https://graph.facebook.com"),
    ("https://www.facebook.com", "https://web.facebook.com"),
)
_APPLE = CspSources(("https://appleid.cdn-apple.com",), (), ("https://appleid.apple.com",))


def social_login_sources(settings: Settings) -> CspSources:
    """The sources of all configured providers, and of Google's prompt; empty without any."""
    configured = {
        _GOOGLE: settings.google_client_id,
        _GOOGLE_PROMPT: settings.has_one_tap,
        _FACEBOOK: settings.facebook_app_id,
        _APPLE: settings.apple_client_id,
    }
    chosen = [sources for sources, is_configured in configured.items() if is_configured]
    return CspSources(
        _all(each.scripts for each in chosen),
        _all(each.connections for each in chosen),
        _all(each.frames for each in chosen),
        _all(each.styles for each in chosen),
    )


@dataclass(frozen=True, slots=True)
class FileSources:
    """Addresses from which the site's own files may come, other than its origin."""

    build: str
    """Scripts, style sheets and fonts of the client; empty: from its origin only."""
    images: tuple[str, ...]
    connections: tuple[str, ...] = ()


def file_sources(settings: Settings) -> FileSources:
    """The folder of the client's build, and each image of the brand; empty for what lies at the site itself. The dev
    server instead of a build, which also tells pages about changed modules."""
    if dev_server := settings.dev_server_url:
        return FileSources(f"{dev_server}/", (f"{dev_server}/",), (dev_server, dev_server.replace("http", "ws", 1)))
    build = f"{settings.assets_base_url}/assets/" if _is_elsewhere(settings.assets_base_url) else ""
    images = (settings.logo_url, settings.logo_dark_url, settings.favicon_url)
    elsewhere = dict.fromkeys(image.split("?")[0] for image in images if _is_elsewhere(image))
    return FileSources(build, tuple(filter(None, (build, *elsewhere))))


def _is_elsewhere(address: str) -> bool:
    return address.startswith("https://")


def _all(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(origin for group in groups for origin in group)
