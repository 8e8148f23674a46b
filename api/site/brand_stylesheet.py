"""The address of the brand's colours."""

from hashlib import sha256

from domain.kernel.process.settings import Settings

PATH = "/site/brand.css"


def brand_stylesheet(settings: Settings) -> str | None:
    """Returns the path of the site's colours; None for a site with the default colours. The query changes with the
    colours, so that no browser shows those it holds."""
    if not settings.accent_colour:
        return None
    return f"/api{PATH}?v={sha256(settings.accent.stylesheet().encode()).hexdigest()[:12]}"
