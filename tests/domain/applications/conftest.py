"""Applications on this module's own database."""

import itertools
from collections.abc import Callable
from uuid import UUID

import pytest

from domain.kernel.log.event import Actor, Context
from domain.kernel.process.platform import Platform
from tests.domain.applications.applications_harness import ApplicationsHarness

_NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def harness(platform: Platform) -> ApplicationsHarness:
    return ApplicationsHarness(platform)


@pytest.fixture
def job(harness: ApplicationsHarness) -> int:
    """A job of its own for each test."""
    return harness.jobs.publish(next(_NUMBERS)).number


@pytest.fixture
def address() -> Callable[[], str]:
    """Addresses nobody else in the session has."""
    return lambda: f"ana{next(_NUMBERS)}@example.com"


@pytest.fixture
def account(harness: ApplicationsHarness) -> UUID:
    """A person with an account."""
    return harness.platform.keys.create()


@pytest.fixture
def context(account: UUID) -> Context:
    """Makes the context of what that person does."""
    return Context(Actor("jobseeker", str(account)), "web")
