"""Documents lead to files that are there, and their pictures are small."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = (
    *sorted(path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))),
    "benchmarks/README.md",
    "web/README.md",
)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
MODULE = re.compile(r"[a-z_]+(?:/\w+)+\.(?:py|tsx|mjs)")
LAYERS = ("", "api", "domain", "web/src")
MAX_PICTURE_BYTES = 150_000


def dead_links(folder: Path, text: str) -> list[str]:
    """Relative links that lead nowhere."""
    return [link for link in LINK.findall(text) if not (folder / link).exists()]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_to_a_file(document: str) -> None:
    path = ROOT / document
    assert dead_links(path.parent, path.read_text("utf-8")) == []


def test_the_diagram_names_modules_that_exist() -> None:
    named = MODULE.findall((ROOT / "docs/architecture.md").read_text("utf-8"))
    assert len(named) > 10
    assert [name for name in named if not any((ROOT / layer / name).is_file() for layer in LAYERS)] == []


def test_pictures_are_small_and_the_readme_shows_three() -> None:
    shown = re.findall(r"!\[[^]]+\]\((docs/pictures/[^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert len(shown) == 3
    assert all(picture.stat().st_size < MAX_PICTURE_BYTES for picture in (ROOT / "docs/pictures").iterdir())


def test_control_a_dead_link_is_noticed() -> None:
    assert dead_links(ROOT, "[here](README.md) and [gone](docs/gone.md)") == ["docs/gone.md"]
