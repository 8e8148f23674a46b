"""The web app manifest, by which browsers install the site: https://www.w3.org/TR/appmanifest/."""

from typing import Any

from api.pictures.mark import PURPOSES, icon_version
from domain.kernel.brand.accent import LIGHT
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import SOURCE_LOCALE, Locale

_SIZES = (192, 512)


def manifest(settings: Settings, locale: Locale) -> dict[str, Any]:
    """Makes the manifest of the application, the same one in every language, which begins in that language."""
    accent = settings.accent.light.accent
    version = icon_version(accent)
    return {
        "id": "/",
        "name": settings.site_title or settings.project_name,
        "short_name": settings.project_name,
        "lang": locale,
        "dir": "ltr",
        "start_url": "/" if locale == SOURCE_LOCALE else f"/{locale}",
        "scope": "/",
        "display": "standalone",
        "theme_color": accent,
        "background_color": LIGHT.surfaces[0],
        "icons": [
            {
                "src": f"/icons/{purpose}-{size}.png?v={version}",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for purpose in PURPOSES
            for size in _SIZES
        ],
    }
