"""`karijera content`: texts are published from files without a deploy, all of them or none."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from domain.site.content.library import FOLDER, all_documents
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.workers.command_result import RunCommand

COUNT = len(all_documents())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "content"))


@pytest.fixture
def sites(platform: Platform) -> Iterator[list[TestClient]]:
    """Two processes of the API: each holds a state of its own."""
    install(platform.engine, PROJECTIONS)
    with (
        open_platform(platform.settings) as other,
        TestClient(create_app(platform), base_url="http://127.0.0.1:8000") as first,
        TestClient(create_app(other), base_url="http://127.0.0.1:8000") as second,
    ):
        yield [first, second]


def write(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_a_changed_folder_is_published_to_all_processes_at_once(
    sites: list[TestClient], folder: Path, run_command: RunCommand
) -> None:
    before = [each.get("/api/info-pages/cookies") for each in sites]
    article = sites[1].get("/api/advice/1")
    write(folder / "cookies/1.hr.md", 'title = "Kolačići"', 'title = "Sve o kolačićima"')
    done = run_command("content", "reload", "--folder", str(folder))
    assert (done.code, f"{COUNT} of {COUNT} texts published" in done.out) == (0, True)
    for site, old in zip(sites, before, strict=True):
        now = site.get("/api/info-pages/cookies", headers={"If-None-Match": old.headers["etag"]})
        assert (now.status_code, now.json()["title"]) == (200, "Sve o kolačićima")
        assert "no-cache" in now.headers["cache-control"]
    assert sites[0].get("/api/advice/1").headers["etag"] == article.headers["etag"]
    again = sites[1].get("/api/advice/1", headers={"If-None-Match": article.headers["etag"]})
    assert again.status_code == 304


def test_only_what_changed_is_published_again(folder: Path, run_command: RunCommand) -> None:
    run_command("content", "reload", "--folder", str(folder))
    assert f"0 of {COUNT} texts published." in run_command("content", "reload", "--folder", str(folder)).out
    write(folder / "cookies/1.en.md", "There are no advertising cookies.", "There are no others.")
    assert run_command("content", "reload", "--folder", str(folder)).out.splitlines() == [
        "cookies  published",
        f"1 of {COUNT} texts published.",
    ]


def test_a_fault_changes_nothing_and_is_named_with_file_and_line(
    sites: list[TestClient], folder: Path, run_command: RunCommand
) -> None:
    write(folder / "contact/1.hr.md", 'title = "Kontakt"', 'title = "Javite se"')
    write(folder / "cookies/1.hr.md", "## Nužni", "# Nužni")
    for action in ("reload", "check"):
        refused = run_command("content", action, "--folder", str(folder))
        assert refused.code == 2
        assert f"{folder}/cookies/1.hr.md:9: headings begin at level 2" in refused.error
    assert all(each.get("/api/info-pages/contact").json()["title"] == "Kontakt" for each in sites)


def test_a_new_version_of_the_terms_is_in_force_and_the_former_stays_readable(
    sites: list[TestClient], folder: Path, run_command: RunCommand
) -> None:
    run_command("content", "reload", "--folder", str(folder))
    write(folder / "terms/1.hr.md", 'title = "', 'title = "Novi ')
    refused = run_command("content", "reload", "--folder", str(folder))
    assert (refused.code, "2.*.md" in refused.error) == (2, True)
    shutil.copytree(FOLDER / "terms", folder / "terms", dirs_exist_ok=True)
    for file in sorted((folder / "terms").glob("1.*.md")):
        text = file.read_text("utf-8").replace("version = 1", "version = 2").replace('title = "', 'title = "2: ')
        file.with_name(file.name.replace("1.", "2.", 1)).write_text(text, "utf-8")
    assert run_command("content", "reload", "--folder", str(folder)).code == 0
    for site in sites:
        assert site.get("/api/site").json()["legalTexts"]["terms"]["version"] == 2
        assert site.get("/api/info-pages/terms").json()["title"].startswith("2: ")
        former = site.get("/api/info-pages/terms?version=1").json()
        assert (former["version"], former["newestVersion"], former["title"][:2]) == (1, 2, "Uv")


def test_a_question_that_left_the_folder_is_withdrawn(
    sites: list[TestClient], folder: Path, run_command: RunCommand
) -> None:
    run_command("content", "reload", "--folder", str(folder))
    shutil.rmtree(next((folder / "advice").glob("12-*")))
    assert (
        "advice/12-seasonal-and-student-work  withdrawn"
        in run_command("content", "reload", "--folder", str(folder)).out
    )
    assert all(each.get("/api/advice/12").status_code == 404 for each in sites)
    assert "12/" not in sites[0].get("/sitemaps/pages.xml").text.split("/advice/")[-1][:4]


def test_a_wrong_name_or_folder_is_said(run_command: RunCommand, tmp_path: Path) -> None:
    assert "There is no text nothing" in run_command("content", "reload", "--replace", "nothing").error
    assert "there is no such folder" in run_command("content", "check", "--folder", str(tmp_path / "x")).error
    assert run_command("content", "check").out == f"{COUNT} texts in 5 languages can be published.\n"
