"""Checks the hash chains of whole logs, and writes their heads to the log of the process."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic

import structlog
from sqlalchemy import Engine, text

from domain.kernel.database.connections import connect
from domain.kernel.log.hash_chain import ChainHead, ChainPart, check_part, find_head, parts_of
from domain.kernel.process.settings import Settings
from domain.register import LOGS
from read_models.kernel.process_pool import usable_processors

logger = structlog.get_logger()

PART = 100_000
"""Positions that one statement checks; PostgreSQL keeps 50 bytes for each."""


@dataclass(frozen=True, slots=True)
class CheckedChain:
    """`head` is the newest row's; `broken_at` the first position that does not follow from the one before it."""

    head: ChainHead
    events: int
    broken_at: int | None
    seconds: float


def check_chain(settings: Settings, log: str, connections: int | None = None, part: int = PART) -> CheckedChain:
    """Recomputes a log's hashes up to its present head, in parts, several at the same time: PostgreSQL computes, in a
    process for each connection."""
    count = connections or usable_processors()
    engine = connect(settings.database_url, pool_size=count)
    began = monotonic()
    try:
        with engine.connect() as connection:
            head = find_head(connection, log)
        with ThreadPoolExecutor(count) as pool:
            checks = [pool.submit(_check, engine, log, *bounds) for bounds in parts_of(head.position, part)]
            found = [check.result() for check in checks]
    finally:
        engine.dispose()
    broken = [each.broken_at for each in found if each.broken_at]
    return CheckedChain(head, sum(each.events for each in found), min(broken, default=None), monotonic() - began)


def _check(engine: Engine, log: str, after: int, until: int) -> ChainPart:
    with engine.connect() as connection:
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        return check_part(connection, log, after, until)


def log_heads(engine: Engine) -> int:
    """Logs the head of each chain, for the schedule: logs are kept elsewhere, where nobody who changes events changes
    them too."""
    with engine.connect() as connection:
        for log in LOGS:
            head = find_head(connection, log)
            logger.info("chain_head", log=log, position=head.position, hash=head.hash)
    return len(LOGS)
