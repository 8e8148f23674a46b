"""Restarts of the programs with `--reload`, when a source file changes; database and queue go on."""

import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from local.data_folder import ROOT
from local.reloading import summary_of
from tests.local.site_under_test import PATIENCE, SiteUnderTest, wait_for


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "source").mkdir()
    file = tmp_path / "source" / "program.py"
    file.write_text("first")
    return file


@pytest.fixture
def site(tmp_path: Path, source: Path) -> Iterator[SiteUnderTest]:
    site = SiteUnderTest(tmp_path / "data", options=["--reload"], STAND_IN_SOURCE=str(source))
    yield site
    site.end_the_hard_way()


def answer_of(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as response:
        return response.read().decode()


def test_a_change_is_answered_by_a_new_api_while_the_database_goes_on(site: SiteUnderTest, source: Path) -> None:
    address = site.wait_until_ready()
    assert answer_of(address) == "first"
    programs = {named: site.service(named) for named in ("BaseHTTPRequestHandler", "while True: time.sleep(1)")}
    servers = {named: site.service(named) for named in ("bin/postgres", "valkey-server", "local.mailbox")}
    source.write_text("second")
    wait_for(lambda: answer_of(address) == "second")
    wait_for(lambda: "Reload (program.py): " in site.said())
    assert {named: site.service(named) for named in servers} == servers
    assert site.service("BaseHTTPRequestHandler") != programs["BaseHTTPRequestHandler"]
    assert site.service("while True: time.sleep(1)") != programs["while True: time.sleep(1)"]
    assert (site.data / "migrate").read_text() == "xx"


def test_a_faulty_change_is_explained_and_leaves_the_former_programs(site: SiteUnderTest, source: Path) -> None:
    address = site.wait_until_ready()
    source.write_text("this is no program")
    wait_for(lambda: "SyntaxError" in site.said())
    assert answer_of(address) == "first"
    source.write_text("third")
    wait_for(lambda: answer_of(address) == "third")


def test_a_few_changed_files_are_named() -> None:
    files = [str(ROOT / "api" / f"{name}.py") for name in "dcba"]
    assert summary_of(files) == "api/a.py, api/b.py, api/c.py and 1 more"
    assert summary_of(files[:1]) == "api/d.py"
