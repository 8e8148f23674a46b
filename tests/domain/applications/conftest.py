"""Applications on this module's own database."""

import itertools
from collections.abc import Callable

import pytest

from domain.kernel.platform import Platform
from tests.domain.applications.at_hand import AtHand

_NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def at_hand(platform: Platform) -> AtHand:
    return AtHand(platform)


@pytest.fixture
def job(at_hand: AtHand) -> int:
    """A job of its own for each test."""
    return at_hand.jobs.publish(next(_NUMBERS)).number


@pytest.fixture
def address() -> Callable[[], str]:
    """Addresses nobody else in the session has."""
    return lambda: f"ana{next(_NUMBERS)}@example.com"
