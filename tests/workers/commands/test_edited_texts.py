"""`karijera content reload` and editors: what was edited on the site is never overwritten unseen."""

import shutil
from datetime import date
from pathlib import Path

import pytest

from domain.kernel.log.event import Actor, Context
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.site.content.library import FOLDER, all_documents
from domain.texts.commands import DraftText, PublishDraft
from domain.texts.documents import TextDocuments
from domain.texts.events import DraftContent
from domain.texts.files import versions_of
from domain.texts.service import Texts
from tests.workers.command_result import RunCommand
from workers.register import PROVIDERS

CONTEXT = Context(Actor("editor", "somebody"), "web")
EDITED = DraftContent(title="Sve o kolačićima", markdown="Uređeno\n")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "content"))


def test_an_edited_text_stays_until_it_is_named(platform: Platform, folder: Path, run_command: RunCommand) -> None:
    released = versions_of(all_documents()["cookies"])
    with Services(platform, PROVIDERS) as services:
        services[Texts].edit("cookies", released, DraftText("hr", 0, EDITED), CONTEXT)
        services[Texts].edit("cookies", released, PublishDraft("hr", 2, date(2026, 11, 23)), CONTEXT)

        def title() -> str:
            return services[TextDocuments].snapshot().documents["cookies"].newest.texts["hr"].title

        assert run_command("content", "reload", "--folder", str(folder)).code == 0
        assert title() == EDITED.title
        file = folder / "cookies/1.hr.md"
        file.write_text(file.read_text("utf-8").replace("Ovdje piše", "Tu piše", 1), "utf-8")
        kept = run_command("content", "reload", "--folder", str(folder))
        assert (kept.code, "cookies  NOT published" in kept.out) == (1, True)
        assert title() == EDITED.title
        replaced = run_command("content", "reload", "--folder", str(folder), "--replace", "cookies")
        assert (replaced.code, "cookies  published" in replaced.out) == (0, True)
        assert title() == "Kolačići"
