"""A text is checked before it is published, and a folder as a whole, with file and line of each fault."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from domain.site.content.checking import text_faults
from domain.site.content.folder import read_checked_folder
from domain.site.content.library import FOLDER, ContentInvalid
from domain.site.content.rendering import TEMPLATE_VALUES, template_values
from tests.settings_factory import settings_for


@pytest.mark.parametrize(
    ("markdown", "line", "message"),
    [
        ("Tekst\n\n{% for each in site %}x{% endfor %}", 3, "For is not allowed in a text"),
        ("{{ site.__class__ }}", 1, "Getattr is not allowed in a text"),
        ("{{ site | upper }}", 1, "Filter is not allowed in a text"),
        ("{{ site ~ site }}", 1, "Concat is not allowed in a text"),
        ("{% set x = 1 %}", 1, "Assign is not allowed in a text"),
        ("Tekst\n{{ secret }}", 2, "there is no value secret"),
        ("{{ range(9) }}", 1, 'only page("...") can be called'),
        ('Tekst\n\n[x]({{ page("nowhere") }})', 3, "there is no page nowhere"),
        ('{{ page("job") }}', 1, "the address of job needs more than its name"),
        (
            "Tekst\n{{ site",
            2,
            "the template cannot be read: unexpected end of template, expected 'end of print statement'.",
        ),
        ("Tekst\n\n# Naslov", 3, "headings begin at level 2 (##): the title is of level 1"),
        ("## A\n\nTekst\n\n#### B", 5, "a level is left out before this heading of level 4"),
        ("Tekst\n\n[x](/en/nowhere)", 3, "there is no page /en/nowhere"),
        ("[x](ftp://primjer.hr)", 1, "links lead to http, https or mailto, not to ftp://primjer.hr"),
        ("[x](//primjer.hr/x)", 1, "links lead to http, https or mailto, not to //primjer.hr/x"),
        (" \n", 1, "a text is not empty"),
        ("{% if sms %}" * 10_000, 1, "a text has at most 100000 characters"),
        ("{{ (" + "(" * 9_000, 1, "the template is nested too deeply"),
    ],
)
def test_a_fault_is_named_with_its_line(markdown: str, line: int, message: str) -> None:
    assert [(each.line, each.message) for each in text_faults(markdown)] == [(line, message)]


def test_a_sound_text_has_no_fault() -> None:
    links = '[a]({{ page("faq") }}) [b](/en/jobs) [c](/posao/7/kuhar) [d](#x) [e](mailto:a@b.hr) [f](https://a.hr/x)'
    choice = "{% if operator and not sms %}\n{{ operator }}\n{% else %}\nTekst\n{% endif %}"
    assert text_faults(f"## A\n\n### B\n\n## C\n\n{links}\n\n{choice}\n") == []


def test_texts_may_name_exactly_the_values_that_there_are() -> None:
    assert template_values(settings_for("postgresql://nowhere/x"), "hr").keys() == TEMPLATE_VALUES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "content"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_the_folder_of_this_release_can_be_published(folder: Path) -> None:
    assert "terms" in read_checked_folder(folder)


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (lambda at: change(at / "cookies/1.hr.md", "## Nužni", "#### Nužni"), "cookies/1.hr.md:9: a level"),
        (lambda at: change(at / "terms/1.en.md", "date =", "date ="[:3] + "x ="), "terms/1.en.md:1: 'date'"),
        (lambda at: change(at / "terms/1.en.md", 'title = "', "title = "), "terms/1.en.md:3: "),
        (lambda at: (at / "terms/1.mk.md").unlink(), "terms: version 1 needs each language once"),
        (lambda at: shutil.rmtree(at / "privacy"), "privacy:1: the site has a page for this text"),
        (lambda at: shutil.copytree(at / "terms", at / "imprint"), "imprint:1: the site has no page for this text"),
        (lambda at: (at / "terms/1.hr.md").write_bytes(b"\xff"), "terms/1.hr.md:1: "),
    ],
    ids=["heading", "no date", "front matter", "language", "page without text", "text without page", "no text file"],
)
def test_a_fault_of_a_folder_is_named_with_its_file(
    folder: Path, fault: Callable[[Path], object], expected: str
) -> None:
    fault(folder)
    with pytest.raises(ContentInvalid) as found:
        read_checked_folder(folder)
    assert expected in str(found.value)


def test_all_faults_are_named_at_once(folder: Path) -> None:
    for language in ("hr", "mk"):
        file = folder / "terms" / f"1.{language}.md"
        file.write_text(file.read_text("utf-8") + "\n[x](/nowhere)\n", "utf-8")
    with pytest.raises(ContentInvalid) as found:
        read_checked_folder(folder)
    assert len(str(found.value).splitlines()) == 2
