"""Garbage is not collected while a process starts, and is afterwards."""

import subprocess
import sys

import pytest

_IMPORTED = "import gc, api.__main__; assert not gc.isenabled()"


@pytest.mark.parametrize("was_paused", [True, False])
def test_garbage_is_collected_once_a_process_has_started(*, was_paused: bool) -> None:
    program = "import gc; from domain.kernel.process.garbage_collection import *; "
    program += "pause_garbage_collection(); assert not gc.isenabled(); " if was_paused else ""
    program += "tune_garbage_collection(); assert gc.isenabled()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_api_is_imported_without_collections() -> None:
    assert subprocess.run([sys.executable, "-c", _IMPORTED], check=False).returncode == 0
