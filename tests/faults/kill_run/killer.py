"""Kills processes of a site one after the other, each under load, and measures how long their place stays empty."""

import os
import signal
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random

import psutil

from tests.faults.kill_run.site import KillableSite
from tests.workers.task_harness import wait_until

KINDS = (
    "fork server", "api", "serving process", "follower", "workers", "schedule", "postgres", "postgres session",
    "valkey", "renderer",
)  # fmt: skip
"""Every kind of process that the supervisor starts or that those start. The relay is a thread of the follower."""
PATIENCE = 120.0
_LONGEST_PAUSE = 1.2


class Killer:
    """`recoveries` holds the seconds until each kind was back, one for each kill."""

    def __init__(self, site: KillableSite, chance: Random, kinds: Sequence[str] = KINDS) -> None:
        self._site = site
        self._chance = chance
        self._kinds = [kind for kind in kinds if site.find(kind, chance)]
        self._recovering: dict[str, threading.Thread] = {}
        self.recoveries: dict[str, list[float]] = defaultdict(list)

    @property
    def kills(self) -> int:
        return sum(len(times) for times in self.recoveries.values()) + len(self._running())

    def kill(self, times: int, acknowledged: Callable[[], int], report: Callable[[int], None]) -> None:
        """Kills so often, each kind about equally often, and each time only after something has been acknowledged since
        the last kill."""
        known = 0
        for number in range(times):
            wait_until(lambda so_far=known: acknowledged() > so_far, patience=PATIENCE)
            known = acknowledged()
            time.sleep(self._chance.uniform(0, _LONGEST_PAUSE))
            wait_until(self._kill_one, patience=PATIENCE)
            report(number + 1)

    def wait_for_recovery(self) -> None:
        for thread in list(self._recovering.values()):
            thread.join(PATIENCE)
        assert not self._running(), f"not back after {PATIENCE:g} s: {self._running()}"

    def _kill_one(self) -> bool:
        """A kind that is still coming back is left alone, so that a kill is one."""
        waiting = [kind for kind in self._kinds if kind not in self._running()]
        waiting.sort(key=lambda kind: (len(self.recoveries[kind]), self._chance.random()))
        for kind in waiting:
            if victim := self._site.find(kind, self._chance):
                try:
                    os.kill(victim.pid, signal.SIGKILL)
                except ProcessLookupError:
                    continue
                thread = threading.Thread(target=self._measure, args=(kind, victim, time.monotonic()), daemon=True)
                self._recovering[kind] = thread
                thread.start()
                return True
        return False

    def _measure(self, kind: str, victim: psutil.Process, killed_at: float) -> None:
        is_back = self._site.recovery(kind, victim)
        while _lives(victim):
            time.sleep(0.005)
        while not is_back():
            time.sleep(0.05)
        self.recoveries[kind].append(time.monotonic() - killed_at)

    def _running(self) -> list[str]:
        return [kind for kind, thread in self._recovering.items() if thread.is_alive()]


def _lives(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
