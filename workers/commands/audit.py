"""Commands for auditors of the logs."""

from argparse import Namespace
from collections.abc import Sequence

from sqlalchemy import Engine

from domain.kernel.log.hash_chain import ChainHead, find_head, find_head_at
from domain.register import LOGS
from workers.commands.command import DONE, FAILED, CommandFailed, Commands, add, platform
from workers.hash_chains import CheckedChain, check_chain


def add_to(commands: Commands) -> None:
    parser = add(commands, "audit", "Check the hash chains of the logs.", heads)
    actions = parser.add_subparsers(metavar="heads|verify")
    add(actions, "heads", "Print the head of each log's hash chain, to be kept elsewhere.", heads)
    parser = add(actions, "verify", "Recompute the hash chain of each log.", verify)
    parser.add_argument("logs", nargs="*", metavar="LOG", help=f"default: all, {', '.join(LOGS)}")
    parser.add_argument(
        "--head",
        action="append",
        default=[],
        metavar="LOG:POSITION:HASH",
        help="a head printed earlier; repeatable",
    )
    parser.add_argument(
        "--connections",
        type=int,
        metavar="N",
        help="parts checked at the same time (default: one per CPU)",
    )


def heads(_: Namespace) -> int:
    """A head stands for all events up to its position. The schedule also writes heads to its log every hour."""
    with platform() as opened, opened.engine.connect() as connection:
        for log in LOGS:
            print(find_head(connection, log))
    return DONE


def verify(options: Namespace) -> int:
    """An event that was changed, removed, added or moved breaks the chain there. Whoever recomputed the chain from
    there on, or removed the newest events, is found by a head that was kept elsewhere. Exit code 1 when anything is
    found.
    """
    kept = [_head(written) for written in options.head]
    if unknown := {*options.logs, *(head.log for head in kept)} - set(LOGS):
        raise CommandFailed(f"There is no log {min(unknown)}; there are {', '.join(LOGS)}.")
    with platform() as opened:
        chains = [check_chain(opened.settings, log, options.connections) for log in options.logs or LOGS]
        missed = _missed(opened.engine, kept)
    for chain in chains:
        print(_report(chain))
    for head in missed:
        print(f"{head.log}: DIFFERENT from the head kept of position {head.position}")
    return FAILED if missed or any(chain.broken_at for chain in chains) else DONE


def _head(written: str) -> ChainHead:
    try:
        return ChainHead.parse(written)
    except ValueError:
        raise CommandFailed(f"{written} is no head: LOG:POSITION:HASH, as `karijera audit heads` prints it.") from None


def _missed(engine: Engine, kept: Sequence[ChainHead]) -> list[ChainHead]:
    with engine.connect() as connection:
        return [head for head in kept if find_head_at(connection, head.log, head.position) != head]


def _report(chain: CheckedChain) -> str:
    speed = f"{chain.events:,} events, {chain.events / max(chain.seconds, 1e-9):,.0f} a second"
    if chain.broken_at:
        return f"{chain.head.log}: BROKEN at position {chain.broken_at} ({speed})"
    return f"{chain.head.log}: whole ({speed}); head {chain.head}"
