"""Shortcuts of tests of the site: password hashes that cost nothing, and one event loop for all clients."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from anyio.from_thread import start_blocking_portal
from argon2 import PasswordHasher
from fastapi.testclient import TestClient

from domain.accounts import passwords


class QuickHasher(PasswordHasher):
    """argon2id with the least cost it allows, whatever cost is asked for: a hash takes 33 ms otherwise.

    `tests/domain/accounts/test_passwords.py` has the true cost, and so have servers in processes of their own.
    """

    def __init__(self, **_: object) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)


@contextmanager
def quick_passwords() -> Iterator[None]:
    """Hashes passwords quickly wherever hashing is set up meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", QuickHasher)
        yield


@contextmanager
def shared_event_loop() -> Iterator[None]:
    """Runs the requests of all clients in one event loop; otherwise each starts a thread with a loop of its own."""
    with start_blocking_portal() as portal, pytest.MonkeyPatch.context() as patch:
        patch.setattr(TestClient, "portal", portal)
        yield
