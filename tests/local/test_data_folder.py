"""Errors of the data folder are explained with a way to fix them."""

import errno
import os
import shutil
from pathlib import Path

import pytest

from local.data_folder import DataFolder, explain_os_error
from local.errors import CannotRun


def test_a_full_disk_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**12, 10**12, 5 << 20))
    with pytest.raises(CannotRun, match=r"is full \(5 MB left\): make room, or choose another --data"):
        DataFolder(tmp_path / "data").open()


def test_a_file_in_place_of_the_folder_is_explained(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(CannotRun, match="is not a folder: choose another --data"):
        DataFolder(tmp_path / "data").open()


def test_a_folder_of_another_user_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(os, "geteuid", lambda: 4711)
    with pytest.raises(CannotRun, match="start as that user, or choose another --data"):
        DataFolder(tmp_path / "data").open()


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "is full: make room"),
        (errno.EACCES, "cannot be read or written"),
        (errno.EROFS, "cannot be read or"),
    ],
)
def test_other_os_errors_are_explained(tmp_path: Path, number: int, sentence: str) -> None:
    assert sentence in explain_os_error(OSError(number, os.strerror(number)), tmp_path)
