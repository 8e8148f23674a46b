"""Hooks of MkDocs: adds the documents of other folders, the decision records, the API reference and Mermaid."""

import json
import sys
from functools import cache
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
# MkDocs loads this file by its path, not as a module of the repository.
sys.path.insert(0, str(ROOT))

from tools.docs_site.api_reference import reference_pages  # noqa: E402
from tools.docs_site.decisions import decision_index  # noqa: E402
from tools.docs_site.links import site_links  # noqa: E402

PLACES = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "benchmarks/README.md": "benchmarks/today.md",
    "web/README.md": "web.md",
}
"""Documents outside `docs/`, and their pages."""

_GENERATED = {"docs/decisions": "decisions/index.md", "web/openapi.json": "api/index.md"}
_SOURCES = {page: source for source, page in PLACES.items()}
_MERMAID = ROOT / "web" / "node_modules" / "@mermaid-js" / "tiny" / "dist" / "mermaid.tiny.js"
_DOCUMENT = ROOT / "web" / "openapi.json"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Adds the API's pages and the decision records, oldest first, to the navigation."""
    records = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    pages = ["decisions/index.md", *(f"decisions/{record.name}" for record in records)]
    reference = [f"api/{name}" for name in _reference()]
    config.nav = [*(config.nav or []), {"API": ["feeds.md", *reference]}, {"Decisions": pages}]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages that are no files of `docs/`. Raises PluginError without the web packages."""
    if not _MERMAID.is_file():
        raise PluginError("Mermaid is missing: run `npm install --no-save` in web/, or `python3 run.py test`.")
    files.append(File.generated(config, "assets/mermaid.js", abs_src_path=str(_MERMAID)))
    for source, page in PLACES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text("utf-8")))
    files.append(File.generated(config, "decisions/index.md", content=decision_index(ROOT / "docs" / "decisions")))
    for name, content in _reference().items():
        files.append(File.generated(config, f"api/{name}", content=content))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Points links at pages of the site, and removes those to files that are none."""
    source = _SOURCES.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    return site_links(markdown, source, PLACES | _GENERATED)


@cache
def _reference() -> dict[str, str]:
    return reference_pages(json.loads(_DOCUMENT.read_text("utf-8")))
