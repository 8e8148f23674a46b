"""The SPA shell: a page without content, which the browser renders where the renderer did not."""

import re
from html import escape
from pathlib import Path

from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import LOCALES, SOURCE_LOCALE


class Shell:
    """The shell of the build that the process was started with."""

    def __init__(self, client: Path, settings: Settings) -> None:
        file = client / "index.html"
        self._html = _branded(file.read_text(encoding="utf-8"), settings) if file.is_file() else None

    @property
    def is_built(self) -> bool:
        """Whether there is a web client at all."""
        return self._html is not None

    def html(self, path: str, nonce: str, failure: int | None = None) -> str:
        """The shell in the language of a URL path. With a `failure`, the browser shows the error page of that status
        instead of the page at the address."""
        prefix = path.split("/", 2)[1]
        language = f'lang="{prefix if prefix in LOCALES else SOURCE_LOCALE}"'
        attributes = f'{language} data-failure="{failure}"' if failure else language
        html = (self._html or "").replace(f'lang="{SOURCE_LOCALE}"', attributes, 1)
        return html.replace("<script ", f'<script nonce="{nonce}" ')


def client_stylesheets(client: Path, settings: Settings) -> list[str]:
    """The style sheets of the built client, for pages that have none of its scripts; empty without a build."""
    file = client / "index.html"
    html = _branded(file.read_text(encoding="utf-8"), settings) if file.is_file() else ""
    return re.findall(r'<link rel="stylesheet"[^>]* href="([^"]+)"', html)


def _branded(html: str, settings: Settings) -> str:
    """The build's shell under the site's own title and icon, with its files at the site's own address."""
    return (
        html.replace('="/assets/', f'="{escape(settings.assets_base_url)}/assets/')
        .replace('href="/favicon.svg"', f'href="{escape(settings.favicon_url)}"')
        .replace("<title>Karijera</title>", f"<title>{escape(settings.site_title or settings.project_name)}</title>")
    )
