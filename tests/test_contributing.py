"""CONTRIBUTING.md leads through files that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("api", "docs", "domain", "migrations", "read_models", "tests", "web", "workers")
NAMED = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[^\s`]*)`")
LONGEST_WAY = 20
LONGEST_WAY_OF_A_GUEST = 35


def missing(text: str) -> list[str]:
    """The paths that a text names and nobody finds. NAME stands for a module that is still to come."""
    return [path for path in NAMED.findall(text) if "NAME" not in path and not (ROOT / path).exists()]


def section(title: str) -> str:
    return (ROOT / "CONTRIBUTING.md").read_text("utf-8").split(f"## {title}\n")[1].split("\n## ")[0]


def test_every_path_that_is_named_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert NAMED.findall(text)
    assert missing(text) == []


def test_the_way_of_one_event_is_short() -> None:
    assert 0 < len(set(NAMED.findall(section("The way of one event")))) <= LONGEST_WAY


def test_the_way_of_a_guests_application_is_short() -> None:
    assert 0 < len(set(NAMED.findall(section("The way of a guest's application")))) <= LONGEST_WAY_OF_A_GUEST


def test_control_a_path_that_is_gone_is_noticed() -> None:
    assert missing("`domain/applications/gone.py` and `domain/NAME/events.py`") == ["domain/applications/gone.py"]
