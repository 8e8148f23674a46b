"""The service worker and the page that it shows, which are the same for everybody."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Annotated

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from api.offline.wording import TEXTS
from domain.kernel.brand.accent import DARK, LIGHT
from domain.kernel.brand.colours import mix
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import LOCALES, Locale

_FOLDER = Path(__file__).parent
_SAVED_JOBS = "<!-- saved jobs -->"
"""Place in the page at which the worker puts the list."""


def offline_page(settings: Settings, locale: Locale, nonce: str) -> str:
    """The page in a language, without a script and without anything that would have to be loaded."""
    accent = settings.accent
    colours = {
        "surface": (LIGHT.surfaces[0], DARK.surfaces[0]),
        "raised": (LIGHT.raised, DARK.raised),
        "text": (LIGHT.text, DARK.text),
        "border": (mix(LIGHT.surfaces[0], LIGHT.text, 0.15), mix(DARK.surfaces[0], DARK.text, 0.15)),
        "accent": (accent.light.accent, accent.dark.accent),
    }
    return _template().render(
        locale=locale,
        nonce=nonce,
        name=settings.project_name,
        title=settings.site_title or settings.project_name,
        texts=TEXTS[locale],
        both={name: f"light-dark({light}, {dark})" for name, (light, dark) in colours.items()},
    )


ServiceWorker = Annotated[str, "service worker"]
"""Made once: browsers ask for it often, and its version is a hash of the pages that it stores."""


def service_worker(settings: Settings) -> ServiceWorker:
    """The script. Its version follows what it stores, so that browsers replace a worker with other pages."""
    if not settings.offline_page:
        return _source("service_worker_off.js")
    pages = "".join(offline_page(settings, locale, "") for locale in LOCALES)
    filled_in = {
        "version": hashlib.sha256(pages.encode()).hexdigest()[:12],
        "locales": LOCALES,
        "list": _SAVED_JOBS,
        "texts": {
            locale: {"closing": texts["closing"], "none": texts["none_saved"]} for locale, texts in TEXTS.items()
        },
    }
    return _source("service_worker.js").replace("= __SETTINGS__;", f"= {json.dumps(filled_in, ensure_ascii=False)};")


@cache
def _source(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


@cache
def _template() -> Template:
    environment = Environment(loader=FileSystemLoader(_FOLDER), autoescape=True, undefined=StrictUndefined)
    return environment.get_template("page.html.j2")
