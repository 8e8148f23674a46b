"""The hash of a program slice changes with what its roots compute, and with nothing else."""

import re
import shutil
import subprocess
from pathlib import Path
from uuid import uuid4

import pytest

from domain.reference.names import DATA
from read_models.kernel.program_slice import reached_definitions, slice_hash
from read_models.kernel.projection import Projection
from read_models.register import PROJECTIONS

ROOT = Path(__file__).parents[3]
SOURCES = {
    "projection": '''
        """Projects."""

        from json import dumps

        from PACKAGE import places
        from PACKAGE.values import row_of, unused

        LIMIT = 5
        TABLE = dict(name="rows")
        TABLE["width"] = 3


        class Projection:
            """Writes rows."""

            def project(self, event: "Event") -> None:
                """Writes a row."""
                return dumps([places.find(event), row_of(event)[:LIMIT], TABLE])


        def queries(event):
            return unused(event)
    ''',
    "values": """
        from PACKAGE import texts


        def row_of(event, suffix=""):
            return f"{event.number!r:>{texts.WIDTH}}" f"of{suffix}" "." if event else b"none"


        def unused(event):
            return 1
    """,
    "places": """
        FILE = "places.csv"


        def find(event):
            return FILE, event.place, None, 1.5
    """,
    "texts": "WIDTH = 7\nHEIGHT = 8\n",
}
PINNED = "828e6872cbda5b9f425344f61940606a9830b97322d871f2e4cc5f958e109a9e"
"""Hash of the samples on every version of Python that the suite runs on."""


class Program:
    """A package in a folder, with data files beside it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.data = folder / "data"
        self.data.mkdir()
        (self.data / "places.csv").write_text("Zagreb")
        (self.data / "other.csv").write_text("Split")

    def hash(self, *edits: tuple[str, str, str]) -> str:
        """The hash after each edit: in a module, one text is replaced by another."""
        package = f"sliced_{uuid4().hex}"
        (self._folder / package).mkdir()
        for name, source in SOURCES.items():
            text = re.sub("^        ", "", source, flags=re.MULTILINE)
            for module, before, after in edits:
                if module == name:
                    assert before in text
                    text = text.replace(before, after)
            (self._folder / package / f"{name}.py").write_text(text.replace("PACKAGE", package))
        (self._folder / package / "__init__.py").touch()
        return slice_hash([(f"{package}.projection", "Projection")], self.data)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.syspath_prepend(tmp_path)
    return Program(tmp_path)


CHANGES = {
    "its own code": ("projection", "LIMIT]", "LIMIT + 1]"),
    "a constant": ("projection", "LIMIT = 5", "LIMIT = 6"),
    "a statement that changes a constant": ("projection", '["width"] = 3', '["width"] = 4'),
    "a function of another module": ("values", 'b"none"', "'none'"),
    "a default": ("values", 'suffix=""', 'suffix="s"'),
    "a conversion in an f-string": ("values", "!r", "!s"),
    "a constant that only another module reaches": ("texts", "WIDTH = 7", "WIDTH = 8"),
    "an attribute of a module": ("places", "event.place", "event.area"),
}
HARMLESS = {
    "comments": ("projection", "LIMIT = 5", "LIMIT = 5  # rows"),
    "docstrings": ("projection", '"""Writes rows."""', '"""Writes other rows."""'),
    "formatting": ("values", '(event, suffix="")', "(\n    event,\n    suffix='',\n)"),
    "annotations of functions": ("projection", 'event: "Event") -> None', "event) -> str"),
    "what is not reached": ("projection", "return unused(event)", "return 2"),
    "what is not reached in another module": ("texts", "HEIGHT = 8", "HEIGHT = 9"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_it_changes_with(program: Program, change: str) -> None:
    assert program.hash(CHANGES[change]) != program.hash()


@pytest.mark.parametrize("change", HARMLESS)
def test_it_does_not_change_with(program: Program, change: str) -> None:
    assert program.hash(HARMLESS[change]) == program.hash()


def test_a_definition_may_be_moved(program: Program) -> None:
    moved = ("texts", "HEIGHT = 8", "HEIGHT = 8\nLIMIT = 5\n")
    assert program.hash(moved, ("projection", "LIMIT = 5", "from PACKAGE.texts import LIMIT")) == program.hash()


def test_it_changes_with_a_data_file_that_is_named(program: Program) -> None:
    before = program.hash()
    (program.data / "other.csv").write_text("Rijeka")
    assert program.hash() == before
    (program.data / "places.csv").write_text("Rijeka")
    assert program.hash() != before


def test_an_unknown_root_is_an_error(program: Program) -> None:
    with pytest.raises(LookupError, match="does not define Projected"):
        slice_hash([("read_models.activity.projection", "Projected")])


def test_it_is_the_same_on_every_version_of_python(program: Program) -> None:
    assert program.hash() == PINNED


@pytest.mark.parametrize("minor", [11, 12, 13, 14])
def test_read_models_have_the_same_hash_in_other_interpreters(minor: int) -> None:
    """Interpreters that are installed here have only the standard library."""
    python = shutil.which(f"python3.{minor}")
    roots = [(type(each).__module__, type(each).__name__) for each in PROJECTIONS]
    program = f"from read_models.kernel.program_slice import slice_hash; print(slice_hash({roots!r}))"
    ran = python and subprocess.run([python, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    if not ran or "command not found" in ran.stderr:
        pytest.skip("not installed")
    assert ran.stdout.strip() == slice_hash(roots), ran.stderr


POSITIONS = {"categories.csv", "isco08_unit_groups.csv", "position_names_bs_mk.csv", "position_labels.csv"}
TEXTS = {
    "lemma_rules.txt.xz",
    "stop_words.csv",
    "value_words.csv",
    "word_aliases.csv",
    "region_names.csv",
    "occupation_names.csv",
    "head_words.csv",
    "job_ranks.csv",
    "work_areas.csv",
}
UNDERSTOOD = {
    "area_names.csv",
    "cities_abroad.csv",
    "head_words.csv",
    "occupation_names.csv",
    "ordinary_place_names.csv",
    "term_phrases.csv",
    "word_equivalents.csv",
}
DATA_FILES: dict[str, set[str]] = {
    "activity": set(),
    "applications": POSITIONS,
    "candidates": set(),
    "cv": set(),
    "employers": POSITIONS,
    "job_changes": set(),
    "job_pages": POSITIONS | {"places.csv"},
    "job_search": POSITIONS | TEXTS | {"places.csv", "languages.csv", "cities_abroad.csv", "term_phrases.csv"},
    "saved_searches": set(),
    "stored_queries": UNDERSTOOD
    | {"lemma_rules.txt.xz", "places.csv", "region_names.csv", "stop_words.csv", "word_aliases.csv"},
}


@pytest.mark.parametrize("projection", PROJECTIONS, ids=lambda projection: projection.name)
def test_the_data_files_of_a_read_model_count(projection: Projection, tmp_path: Path) -> None:
    data = shutil.copytree(DATA, tmp_path / "data")
    roots = [(type(projection).__module__, type(projection).__name__)]
    before = slice_hash(roots, data)
    changed: set[str] = set()
    for path in sorted(each for each in data.iterdir() if each.is_file()):
        content = path.read_bytes()
        path.write_bytes(content + b" ")
        changed |= {path.name} if slice_hash(roots, data) != before else set()
        path.write_bytes(content)
    assert changed == DATA_FILES[projection.name]


def test_events_and_their_fold_are_reached() -> None:
    definitions = reached_definitions([("read_models.applications.projection", "ApplicationRows")])
    texts = "\n".join(definition.text for definition in definitions)
    for name in ("evolve", "inbox_status", "card_of"):
        assert f"FunctionDef(name='{name}'" in texts
    assert "ClassDef(name='ApplicationInitiated'" in texts
    assert "name='Applications'" not in texts, "services have no part in rows"
