"""Limit of the scripts that run at once; the others wait, and give up before a person does."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import BoundedSemaphore

import pytest

from domain.cv.files import limited_process
from domain.cv.files.limited_process import run_limited
from domain.kernel.errors import Unavailable

SLEEPS = "import time; time.sleep(0.4)"


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A script that takes half a second, of which one may run at a time."""
    path = tmp_path / "sleeps.py"
    path.write_text(SLEEPS)
    monkeypatch.setattr(limited_process, "_limit", BoundedSemaphore(1))
    return str(path)


def test_scripts_wait_for_their_turn(script: str) -> None:
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda _: run_limited(script, "", b""), range(3))) == [b"", b"", b""]


def test_who_waits_too_long_is_told_that_it_is_busy(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_process, "MOST_QUEUED", 0.05)
    with ThreadPoolExecutor(2) as pool:
        runs = [pool.submit(run_limited, script, "", b"") for _ in range(2)]
        errors = [run.exception() for run in runs]
    assert [type(error) for error in errors if error] == [Unavailable]
