"""Password hashing, and its limits on memory and concurrency."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from argon2 import PasswordHasher, Type, extract_parameters

from domain.accounts.errors import TooBusy
from domain.accounts.passwords import MAX_CONCURRENT, MAX_WAITING, PasswordHashing

FLOOD = 40


class Held(PasswordHasher):
    """argon2id that goes on only when it is let, and knows how many were at it together."""

    def __init__(self) -> None:
        super().__init__(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self.released = threading.Event()
        self.busy = threading.Semaphore(0)
        self.present = self.most = 0
        self._lock = threading.Lock()

    def verify(self, *arguments: Any, **more: Any) -> Any:
        with self._lock:
            self.present += 1
            self.most = max(self.most, self.present)
        self.busy.release()
        self.released.wait()
        try:
            return super().verify(*arguments, **more)
        finally:
            with self._lock:
                self.present -= 1


@pytest.fixture
def hashing() -> PasswordHashing:
    return PasswordHashing(timeout=60)


@pytest.fixture
def held(hashing: PasswordHashing, monkeypatch: pytest.MonkeyPatch) -> Held:
    hasher = Held()
    monkeypatch.setattr(hashing, "_hasher", hasher)
    return hasher


def test_passwords_are_hashed_with_the_recommended_argon2id_parameters() -> None:
    parameters = extract_parameters(PasswordHashing().hash("Zeleno-more 42"))
    assert parameters.type is Type.ID
    assert (parameters.time_cost, parameters.memory_cost, parameters.parallelism) == (2, 19 * 1024, 1)
    assert parameters.salt_len >= 16


def test_passwords_are_compared_in_unicode_normal_form() -> None:
    hashing = PasswordHashing()
    assert hashing.matches(hashing.hash("\u017duto-more 42"), "Z\u030cuto-more 42")
    assert not hashing.matches(hashing.hash("\u017duto-more 42"), "Zuto-more 42")


@pytest.mark.parametrize("stored", [None, "", "$argon2id$made-up"])
def test_no_password_matches_without_a_stored_hash(stored: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    hashing = PasswordHashing()
    monkeypatch.setattr(hashing, "_dummy_hash", hashing.hash("guessed after all"))
    assert not hashing.matches(stored, "guessed after all")


def outcome(hashing: PasswordHashing, stored: str) -> str:
    try:
        return "right" if hashing.matches(stored, "Zeleno-more 42") else "wrong"
    except TooBusy:
        return "refused"


def test_two_passwords_are_hashed_at_once_a_few_wait_and_others_are_refused(
    hashing: PasswordHashing, held: Held
) -> None:
    stored, room = PasswordHashing().hash("Zeleno-more 42"), hashing._waiting_slots  # pyright: ignore[reportPrivateUsage]
    with ThreadPoolExecutor(FLOOD) as threads:
        asked = [threads.submit(outcome, hashing, stored) for _ in range(MAX_CONCURRENT + MAX_WAITING)]
        for _ in range(MAX_CONCURRENT):
            held.busy.acquire()
        while room._value:  # until all of them have come in
            threading.Event().wait(0.01)
        refused = [threads.submit(outcome, hashing, stored) for _ in range(FLOOD - len(asked))]
        answers = [each.result() for each in refused]
        held.released.set()
        assert [each.result() for each in asked] == ["right"] * (MAX_CONCURRENT + MAX_WAITING)
    assert set(answers) == {"refused"}
    assert held.most == MAX_CONCURRENT
    assert outcome(hashing, stored) == "right", "what was taken is given back"


def test_a_caller_that_times_out_is_refused_and_frees_its_slot(held: Held, hashing: PasswordHashing) -> None:
    impatient = PasswordHashing(max_concurrent=1, max_waiting=1, timeout=0.01)
    stored = impatient.hash("Zeleno-more 42")
    impatient._hasher = held  # pyright: ignore[reportPrivateUsage]
    with ThreadPoolExecutor(1) as threads:
        first = threads.submit(outcome, impatient, stored)
        held.busy.acquire()
        assert outcome(impatient, stored) == "refused"
        held.released.set()
        assert first.result() == "right"
    assert outcome(impatient, stored) == "right"
