"""Measures saving a field of a long CV: `python -m benchmarks.cv [--items 500] [--events 1000] [--saves 500]`.

A save loads and decrypts the stream, folds it, decides, appends, and waits until another process has projected it. It
is compared, alternately in the same run, with one UPDATE of the same content as a JSON row, which keeps no history.
"""

import argparse
import multiprocessing
import random
import statistics
import time
from multiprocessing.synchronize import Event as Stop
from uuid import uuid4

import orjson
from sqlalchemy import text

from benchmarks.environment import benchmark_platform
from domain.cv.commands import CreateCv, PutItem
from domain.cv.content import CvContent, PlacedItem
from domain.cv.items import WorkExperience
from domain.cv.service import Cvs
from domain.cv.state import fold
from domain.kernel.log.event import Actor, Context
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from domain.register import PROVIDERS
from read_models.cv.projection import CvRows
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install
from read_models.kernel.listener import LogListener
from read_models.kernel.projection_runner import ProjectionRunner
from read_models.kernel.waiting import CheckpointWaiter

DESCRIPTION = "Njega djece na odjelu pedijatrije, priprema i podjela terapije, rad u smjenama. " * 5


def item(number: int) -> WorkExperience:
    """An item of some 450 characters."""
    return WorkExperience(position=f"Medicinska sestra {number}", start="2019-05", description=DESCRIPTION)


def follow(settings: Settings, stop: Stop) -> None:
    """Projects CVs, in a process of its own as on the site."""
    with open_platform(settings) as platform:
        listener = LogListener(settings.database_url, CvRows.logs)
        runner = ProjectionRunner(platform.engine, CatchUp(platform.engine, platform.logs), listener, [CvRows()])
        listener.start()
        runner.start()
        stop.wait()
        runner.stop()
        listener.stop()


class LongCv:
    """A CV of so many items and events."""

    def __init__(self, platform: Platform, items: int, events: int) -> None:
        self._cvs: Cvs = Services(platform, PROVIDERS)[Cvs]
        self._platform = platform
        self._waiter = CheckpointWaiter(platform.engine)
        self.account = platform.keys.create()
        self.context = Context(Actor("jobseeker", str(self.account)), "web")
        self.ids = [uuid4() for _ in range(items)]
        placed = tuple(PlacedItem(id=each, item=item(0)) for each in self.ids)
        content = CvContent(language="hr", items=placed)
        self.id = self._cvs.create(CreateCv(self.account, "Dugačak", content), self.context).cv_id
        self.version = 1
        while self.version < events:
            self.save(wait=False)
        with platform.engine.begin() as connection:
            connection.execute(text("CREATE TABLE public.plain_cv (id uuid PRIMARY KEY, content jsonb NOT NULL)"))
            row = {"id": self.id, "content": self._json()}
            connection.execute(text("INSERT INTO public.plain_cv VALUES (:id, CAST(:content AS jsonb))"), row)

    def save(self, *, wait: bool = True) -> None:
        """Changes a random item; with `wait`, until the list shows it."""
        command = PutItem(random.choice(self.ids), item(self.version), self.version)
        edited = self._cvs.edit(self.account, self.id, command, self.context)
        self.version = edited.version
        if wait and not self._waiter.wait_for("cv", "cv", edited.position, timeout=10):
            raise TimeoutError("the follower process stopped catching up")

    def load(self) -> None:
        """Reads and decrypts the events."""
        self.history = self._platform.logs["cv"].load(self.id)

    def fold(self) -> None:
        """Folds them."""
        self.state = fold(self.history)

    def save_plain_row(self) -> None:
        """Saves the CV's content as a table without history would."""
        with self._platform.engine.begin() as connection:
            query = text("SELECT content FROM public.plain_cv WHERE id = :id FOR UPDATE")
            content = connection.execute(query, {"id": self.id}).scalar_one()
            content["items"][random.randrange(len(self.ids))]["item"] = item(self.version).model_dump(mode="json")
            row = {"id": self.id, "content": orjson.dumps(content).decode()}
            connection.execute(text("UPDATE public.plain_cv SET content = CAST(:content AS jsonb) WHERE id = :id"), row)

    def _json(self) -> str:
        return self._cvs.require(self.account, self.id).cv.revision.content("hr").model_dump_json()


def measure(cv: LongCv, saves: int) -> None:
    """Prints p50 and p99 of each step in milliseconds, and the processor time of this process."""
    steps = {
        "load and decrypt": cv.load,
        "fold": cv.fold,
        "save, until the list shows it": cv.save,
        "the same content as one JSON row": cv.save_plain_row,
    }
    taken: dict[str, list[float]] = {name: [] for name in steps}
    computed: dict[str, list[float]] = {name: [] for name in steps}
    for _ in range(saves):
        for name, step in steps.items():
            began, computing = time.perf_counter(), time.process_time()
            step()
            taken[name].append((time.perf_counter() - began) * 1000)
            computed[name].append((time.process_time() - computing) * 1000)
    for name, milliseconds in taken.items():
        cuts, processor = statistics.quantiles(milliseconds, n=100), statistics.median(computed[name])
        print(f"{name}: p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, processor {processor:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--items", type=int, default=500)
    parser.add_argument("--events", type=int, default=1_000)
    parser.add_argument("--saves", type=int, default=300)
    options = parser.parse_args()
    spawning = multiprocessing.get_context("spawn")
    with benchmark_platform() as platform:
        install(platform.engine, [CvRows()])
        stop = spawning.Event()
        follower = spawning.Process(target=follow, args=(platform.settings, stop))
        follower.start()
        try:
            cv = LongCv(platform, options.items, options.events)
            print(f"{options.items} items, {cv.version} events")
            measure(cv, options.saves)
        finally:
            stop.set()
            follower.join()


if __name__ == "__main__":
    main()
