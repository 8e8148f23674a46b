"""Checks a commit's message, as Git's commit-msg hook: `python3 -m tools.commit_message FILE`.

Standard library only, so that it runs before anything is installed.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

SUBJECT_LENGTH = 72
_BANNED_BEGINNINGS = ("Say", "Tell", "Let")
"""Verbs that hide the thing that changes: "Say that ..." where "Document ..." or the change itself is meant."""

_FEWEST_WORDS = 4
_SCISSORS = re.compile(r"^# -+ >8 -+$", re.MULTILINE)
_TRAILER = re.compile(r"^[A-Za-z-]+: \S")
_SENTENCE = re.compile(r"[^.!?]+[.!?](?=\s|$|[\"')`])")
_GENERATED = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
_TEXT_FOLDERS = {"content", "docs", "messages"}


def faults(message: str, files: Sequence[str]) -> Iterator[str]:
    """Yields what is wrong with the message of a commit that changes these files."""
    subject, *others = _lines(message) or [""]
    if not subject:
        yield "The subject is missing."
        return
    if subject.startswith(_GENERATED):
        return
    if len(subject) > SUBJECT_LENGTH:
        yield f"The subject has {len(subject)} characters; at most {SUBJECT_LENGTH} are shown whole."
    beginning = subject.split(maxsplit=1)[0].rstrip(",:")
    if beginning in _BANNED_BEGINNINGS:
        yield f'The subject begins with "{beginning}"; name the thing and the change.'
    if others and others[0]:
        yield "The line below the subject is not empty."
    if not _only_texts(files) and not _has_sentence(others):
        yield "The body has no sentence; give the reason for the change."


def main(arguments: Sequence[str]) -> int:
    """Prints what is wrong with the message in a file; returns 1 when something is."""
    [file] = arguments
    found = list(faults(Path(file).read_text("utf-8"), _changed_files()))
    sys.stderr.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


def _lines(message: str) -> list[str]:
    """The lines that Git keeps: none of its comments, nothing below its scissors, no empty ones at either end."""
    kept = [line.rstrip() for line in _SCISSORS.split(message)[0].splitlines() if not line.startswith("#")]
    return "\n".join(kept).strip("\n").splitlines()


def _only_texts(files: Sequence[str]) -> bool:
    return bool(files) and all(_is_text(PurePosixPath(file)) for file in files)


def _is_text(file: PurePosixPath) -> bool:
    return file.suffix == ".md" or bool(_TEXT_FOLDERS & set(file.parts[:-1]))


def _has_sentence(body: Sequence[str]) -> bool:
    prose = " ".join(line for line in body if not _TRAILER.match(line))
    return any(len(sentence.split()) >= _FEWEST_WORDS for sentence in _SENTENCE.findall(prose))


def _changed_files() -> list[str]:
    """Files of the index, or those of the last commit when it is only reworded."""
    return _names("diff", "--cached") or _names("diff-tree", "--no-commit-id", "-r", "HEAD")


def _names(*command: str) -> list[str]:
    done = subprocess.run(["git", *command, "--name-only", "-z"], capture_output=True, text=True, check=False)
    return [name for name in done.stdout.split("\0") if name]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
