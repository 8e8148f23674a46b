"""The version of the text analysis changes with its data files."""

from pathlib import Path

import pytest

from domain.reference.language import analysis_version as module
from domain.reference.language.analysis_version import FILES, analysis_version
from domain.reference.names import DATA


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in FILES:
        (tmp_path / name).write_bytes((DATA / name).read_bytes())
    monkeypatch.setattr(module, "DATA", tmp_path)
    return tmp_path


def test_the_same_files_have_the_same_version(copies: Path) -> None:
    assert analysis_version(rows=1) == analysis_version(rows=1) != analysis_version(rows=2)


@pytest.mark.parametrize("name", FILES)
def test_a_changed_file_has_another_version(copies: Path, name: str) -> None:
    before = analysis_version(rows=1)
    (copies / name).write_bytes((copies / name).read_bytes() + b" ")
    assert analysis_version(rows=1) != before
