"""The documentation's site: links that hold there, and generated pages."""

import json
from pathlib import Path

import pytest

from tools.docs_site.api_reference import reference_pages
from tools.docs_site.decisions import decision_index
from tools.docs_site.links import site_links

ROOT = Path(__file__).resolve().parents[2]
PLACES = {
    "CONTRIBUTING.md": "contributing.md",
    "benchmarks/README.md": "benchmarks/today.md",
    "docs/decisions": "decisions/index.md",
}


@pytest.mark.parametrize(
    ("source", "link", "on_the_site"),
    [
        ("docs/index.md", "[a](../CONTRIBUTING.md)", "[a](contributing.md)"),
        ("docs/decisions/0001-a.md", "[a](../../benchmarks/README.md)", "[a](../benchmarks/today.md)"),
        ("CONTRIBUTING.md", "[a](docs/glossary.md)", "[a](glossary.md)"),
        ("CONTRIBUTING.md", "[a](docs/decisions/)", "[a](decisions/index.md)"),
        ("benchmarks/README.md", "[a](../docs/benchmarks/index.md#days)", "[a](index.md#days)"),
        ("docs/operations/mail.md", "[a](../decisions/0061-b.md)", "[a](../decisions/0061-b.md)"),
    ],
)
def test_a_link_to_a_document_leads_to_its_page(source: str, link: str, on_the_site: str) -> None:
    assert site_links(link, source, PLACES) == on_the_site


def test_of_a_link_to_a_file_that_is_no_page_the_words_stay() -> None:
    assert site_links("see [the code](../run.py).", "docs/index.md", PLACES) == "see the code."


@pytest.mark.parametrize("link", ["[a](https://example.org/a.md)", "[a](#part)", "![a](pictures/a.webp)"])
def test_other_links_and_pictures_stay(link: str) -> None:
    assert site_links(link, "docs/index.md", PLACES) == link


def test_decisions_are_listed_newest_first(tmp_path: Path) -> None:
    (tmp_path / "0001-a.md").write_text("# 0001: A\n\ntext\n")
    (tmp_path / "0002-b.md").write_text("# 0002: B\n")
    lines = [line for line in decision_index(tmp_path).splitlines() if line.startswith("- ")]
    assert lines == ["- [0002: B](0002-b.md)", "- [0001: A](0001-a.md)"]


def test_the_reference_has_every_operation_code_and_model() -> None:
    document = json.loads((ROOT / "web" / "openapi.json").read_text("utf-8"))
    pages = reference_pages(document)
    operations = [each["operationId"] for path in document["paths"].values() for each in path.values()]
    assert len(operations) > 100
    groups = "".join(text for name, text in pages.items() if name not in {"index.md", "errors.md", "models.md"})
    assert [name for name in operations if f"{{: #{name} }}" not in groups] == []
    assert [
        name for name in document["components"]["schemas"] if f"{{: #model-{name} }}" not in pages["models.md"]
    ] == []
    assert 'id="error-AlreadyApplied"' in pages["errors.md"] or 'id="error-ALREADY_APPLIED"' in pages["errors.md"]
