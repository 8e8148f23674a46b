"""The commit-msg hook asks for a short subject that names the change, and for the reason."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.commit_message import SUBJECT_LENGTH, faults

ROOT = Path(__file__).resolve().parent.parent.parent
CODE = ("domain/jobs/state.py",)
TEXTS = ("content/terms/2.hr.md", "web/src/features/jobs/messages/hr.ts", "docs/operations/backup.md", "README.md")
NO_REASON = "The body has no sentence; give the reason for the change."
REASON = "A stopped separation left the jobs half joined."
GOOD = f"Make separating joined jobs resumable\n\n{REASON}\n"


def test_a_subject_and_a_reason_pass() -> None:
    assert list(faults(GOOD, CODE)) == []


def test_a_subject_of_72_characters_passes_and_one_of_73_does_not() -> None:
    assert list(faults(f"{'x' * SUBJECT_LENGTH}\n\n{REASON}", CODE)) == []
    [fault] = faults(f"{'x' * (SUBJECT_LENGTH + 1)}\n\n{REASON}", CODE)
    assert "73 characters" in fault


@pytest.mark.parametrize("subject", ["Say how it is", "Tell readers more", "Let a job be closed"])
def test_a_banned_beginning_is_refused(subject: str) -> None:
    [fault] = faults(f"{subject}\n\n{REASON}", CODE)
    assert subject.split(maxsplit=1)[0] in fault


@pytest.mark.parametrize("subject", ["Lettings are listed", "Saying goes", "Tellers move"])
def test_words_that_only_begin_so_pass(subject: str) -> None:
    assert list(faults(f"{subject}\n\n{REASON}", CODE)) == []


@pytest.mark.parametrize("body", ["", "\nToo short.", "\nno end of a sentence here", "\nReviewed-by: Ana of the team."])
def test_code_needs_a_sentence(body: str) -> None:
    assert list(faults(f"Change the state\n{body}", CODE)) == [
        "The body has no sentence; give the reason for the change."
    ]


def test_texts_need_none_unless_code_changes_with_them() -> None:
    assert list(faults("Correct the terms\n", TEXTS)) == []
    assert list(faults("Correct the terms\n", TEXTS + CODE)) != []


def test_nothing_changed_is_no_text() -> None:
    assert list(faults("Start anew\n", ())) != []


def test_the_body_stands_apart() -> None:
    assert list(faults(f"Change the state\n{REASON}\n", CODE)) == ["The line below the subject is not empty."]


def test_comments_and_what_is_below_the_scissors_do_not_count() -> None:
    scissors = "# ------------------------ >8 ------------------------"
    message = (
        f"# Please enter the message\n\nChange the state\n# a comment of some words.\n{scissors}\nA line of the diff.\n"
    )
    assert list(faults(message, CODE)) == [NO_REASON]
    assert list(faults("# nothing\n", CODE)) == ["The subject is missing."]


@pytest.mark.parametrize("subject", ["Merge branch 'alerts'", 'Revert "Change the state"', "fixup! Change the state"])
def test_what_git_writes_passes(subject: str) -> None:
    assert list(faults(subject, CODE)) == []


def test_git_refuses_the_commit(tmp_path: Path) -> None:
    # A commit that runs this test hands its own repository down by these.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}

    def git(*arguments: str) -> int:
        command = ["git", "-c", "user.name=Ana", "-c", "user.email=ana@example.org", *arguments]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False).returncode

    git("init", "--quiet")
    hook = tmp_path / ".git" / "hooks" / "commit-msg"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m tools.commit_message "$1"\n')
    hook.chmod(0o755)
    (tmp_path / "state.py").write_text("")
    git("add", ".")
    assert git("commit", "--message", "Let it be") != 0
    assert git("commit", "--message", GOOD) == 0
    assert git("commit", "--amend", "--message", "Make it so") != 0
