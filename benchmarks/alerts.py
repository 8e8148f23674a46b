"""Measures what follows a match: `python -m benchmarks.alerts [--owners 1000] [--jobs 3]`.

How long it takes to decide an owner's mail and record it, to send one to an SMTP server in the same process, and to
move on a search for which nothing is new. Matching itself is measured by `benchmarks.search.percolator`.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from domain.saved_searches.commands import SaveSearch
from domain.saved_searches.service import SavedSearches
from local.postgres import Postgres
from local.valkey import Valkey
from migrations.upgrade import upgrade
from tests.workers.alerts.alert_harness import CONTEXT, WAITERS, AlertHarness
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail_harness import open_with_mail
from workers.outbox.queue import TaskQueue


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.alerts", description=__doc__)
    parser.add_argument("--owners", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=3, help="new for each owner")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="karijera-benchmark-") as name,
        Postgres(Path(name) / "data") as database,
        Valkey(Path(name) / "valkey") as valkey,
        ReceivingMailServer() as server,
    ):
        upgrade(database.url)
        with open_with_mail(database.url, valkey, server, Path(name) / "files", database_pool_size=24) as platform:
            queue = TaskQueue(platform.settings.redis_url)
            measure(AlertHarness(platform, queue, server), options.owners, options.jobs)
            queue.close()


def measure(alerts: AlertHarness, owners: int, jobs: int) -> None:
    """Prints milliseconds for each owner."""
    print(f"load {' '.join(f'{each:.1f}' for each in os.getloadavg())}; {owners} owners, {jobs} new jobs each")
    searches = alerts.services[SavedSearches]
    accounts = [alerts.account(f"osoba{number}@example.com") for number in range(owners)]

    def save() -> None:
        for account in accounts:
            searches.save(SaveSearch(account, False, "hr", WAITERS, "query=konobar"), CONTEXT)

    _print("saved", save, owners)
    _print("planned, with its task", alerts.work, owners)
    for _ in range(jobs):
        alerts.publish()
    alerts.match()
    alerts.let_due()
    _print("decided and recorded, its mail requested", alerts.send_due, owners)
    _print("mailed, with its task", alerts.work, owners)
    assert len(alerts.server.received) == owners
    alerts.let_due()
    _print("nothing new: moved on", alerts.send_due, owners)
    assert len(alerts.server.received) == owners


def _print(what: str, work: Callable[[], object], owners: int) -> None:
    began = time.perf_counter()
    work()
    print(f"{what:42} {(time.perf_counter() - began) * 1000 / owners:8.2f} ms", flush=True)


if __name__ == "__main__":
    main()
