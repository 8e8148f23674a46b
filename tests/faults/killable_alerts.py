"""Decides alerts, or sends one, in a process that stops at a moment where a test kills it.

`python -m tests.faults.killable_alerts MOMENT MARK`, with the settings of a site in the environment.
"""

import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from domain.kernel.log.event_store import Change, EventStore
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.kernel.process.services import Services
from domain.kernel.process.settings import load_settings
from domain.kernel.tasks import task
from domain.platform import open_platform
from workers.alerts.due_alerts import DueAlerts
from workers.mail.mailer import Mailer
from workers.outbox.queue import TaskQueue
from workers.register import PROVIDERS, open_tasks
from workers.tasks.runner import Runner

MOMENTS = ("before the commit", "after the commit", "before the mail", "carelessly")


def main(moment: str, mark: str) -> None:
    def stop() -> None:
        Path(mark).touch()
        threading.Event().wait()

    append = EventStore.append

    def stopping(store: EventStore, changes: Sequence[Change], *, write: TransactionalWrite, **more: Any) -> int:
        def write_and_stop(connection: Connection) -> None:
            write(connection)
            stop()

        if moment == "before the commit":
            return append(store, changes, write=write_and_stop, **more)
        # The planted fault records the events alone, and would request the mail in a transaction of its own.
        position = append(store, changes, write=None if moment == "carelessly" else write, **more)
        stop()
        return position

    settings = load_settings()
    with open_platform(settings) as platform, Services(platform, PROVIDERS) as services:
        if moment != "before the mail":
            EventStore.append = stopping  # pyright: ignore[reportAttributeAccessIssue]
            services[DueAlerts].run()
            return
        Mailer.send = lambda *_, **__: stop()  # pyright: ignore[reportAttributeAccessIssue]
        runner = Runner(platform.engine, TaskQueue(settings.redis_url), open_tasks(services))
        with platform.engine.connect() as connection:
            waiting = connection.execute(select(task.c.id).where(task.c.state != "done")).scalars().all()
        for task_id in waiting:
            runner.run(task_id)


if __name__ == "__main__":
    main(*sys.argv[1:])
