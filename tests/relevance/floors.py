"""The figures that the site's search must not fall below, by half and group of the queries, and what it has reached."""

import tomllib
from collections.abc import Mapping
from math import floor
from pathlib import Path

from tests.relevance.evaluation_queries import HALVES, UNSEEN_HALVES, Half
from tests.relevance.scoring import NOTHING_EXISTS, Score

FLOORS = Path(__file__).with_name("floors.toml")
HELD = ("success", "mean_reciprocal_rank", "precision", "recall")
MARGIN = 0.01
"""Margin by which a floor is under what was reached: less than the share of one query in any group."""

Reached = Mapping[str, Mapping[str, Score]]
_HEAD = """\
# Floors of the site's search by half and group, a little under what it reached; empty lists have a ceiling.
# `python -m tests.relevance.measure --floors > tests/relevance/floors.toml` writes what is reached now.
"""


def fallen(half: Half, reached: Mapping[str, Score]) -> list[str]:
    """Figures of a half that are worse than the floors say."""
    held = tomllib.loads(FLOORS.read_text("utf-8"))[half]
    return [
        f"{half}, {group}: {figure} {getattr(reached[group], figure):.3f}, held at {bound}"
        for group, bounds in held.items()
        for figure, bound in bounds.items()
        if _is_worse(figure, getattr(reached[group], figure), bound)
    ]


def floors_of(reached: Reached) -> str:
    """The content of floors.toml for what was reached."""
    halves = (*HALVES, *UNSEEN_HALVES)
    tables = [_table(half, group, score) for half in halves for group, score in sorted(reached[half].items())]
    return "\n".join([_HEAD, *tables])


def _table(half: str, group: str, score: Score) -> str:
    held = ("success",) if group == NOTHING_EXISTS else HELD
    lines = [f"{figure} = {_under(getattr(score, figure))}" for figure in held]
    if group != NOTHING_EXISTS:
        lines.append(f"empty = {round(score.empty + MARGIN, 3)}")
    return "\n".join([f'[{half}."{group}"]', *lines, ""])


def _under(figure: float) -> float:
    return max(0.0, floor((figure - MARGIN) * 1000) / 1000)


def _is_worse(figure: str, reached: float, bound: float) -> bool:
    return reached > bound if figure == "empty" else reached < bound
