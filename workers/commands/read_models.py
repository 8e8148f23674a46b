"""Commands for read models: rebuild, verify, replay parked streams, and show their lag."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from domain.kernel.log.event_store import EventStore
from domain.kernel.process.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.generations import install, live_generation
from read_models.kernel.parking import list_parked
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.projection import Projection
from read_models.kernel.rebuild import Rebuild, RebuildResult
from read_models.kernel.tables import event_handler_checkpoint, projection_checkpoint
from read_models.register import PROJECTIONS
from workers.commands.command import DONE, FAILED, CommandFailed, Commands, add, platform
from workers.register import EVENT_HANDLERS


def add_to(commands: Commands) -> None:
    parser = add(commands, "rebuild", "Rebuild read models from their logs.", rebuild)
    _add_processes_option(parser)
    parser.add_argument("names", nargs="*", metavar="NAME", help="as listed by `karijera follow-status`")
    parser.add_argument("--all", action="store_true", help="all read models")
    parser.add_argument("--force", action="store_true", help="switch even if the rows differ from the live ones")
    parser = add(commands, "verify", "Compare read models with a rebuild from their logs.", verify)
    _add_processes_option(parser)
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all")
    add(commands, "parked", "List streams that a read model has parked.", parked)
    add(commands, "replay-parked", "Replay parked streams, after the error has been fixed.", replay_parked)
    add(commands, "follow-status", "Show the checkpoints of read models and event handlers.", follow_status)


def _add_processes_option(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--processes", type=int, metavar="N", help="number of processes for large logs (default: one per CPU)"
    )


def rebuild(options: Namespace) -> int:
    """The live rows are served and kept up to date meanwhile. The new rows replace them when they are equal or cannot
    be compared; otherwise they are dropped, with exit code 1.
    """
    if not options.names and not options.all:
        raise CommandFailed("Name the read models, or use --all.")
    with platform() as opened:
        rebuilds = _open_rebuild(opened, options.processes)
        results = [rebuilds.run(projection, force=options.force) for projection in _projections_named(options.names)]
    for result in results:
        print(_report_result(result))
    return DONE if all(result.switched for result in results) else FAILED


def verify(options: Namespace) -> int:
    """Fills a new generation of each, compares it with the live one, and drops it; then checks derived tables, such as
    the search index, against the live rows. Exit code 1 when anything differs.
    """
    with platform() as opened:
        rebuilds = _open_rebuild(opened, options.processes)
        results = [rebuilds.run(projection, switch=False) for projection in _projections_named(options.names)]
    for result in results:
        print(_report_result(result))
        for fault in result.derived_faults:
            print(f"{result.projection}: {fault}")
    return DONE if all(result.equal and not result.derived_faults for result in results) else FAILED


def install_or_rebuild(opened: Platform) -> None:
    """Creates missing read models, and rebuilds those whose tables or version have changed, or that have read nothing
    of a large log.
    """
    rebuilds = _open_rebuild(opened)
    outdated = install(opened.engine, _projections_named(()))
    for projection in _projections_named(()):
        if projection in outdated or rebuilds.is_behind(projection):
            print(_report_result(rebuilds.run(projection)))


def parked(_: Namespace) -> int:
    """Exit code 1 when a stream is parked."""
    with platform() as opened, opened.engine.connect() as connection:
        found = list_parked(connection)
    for stream in found:
        print(
            f"{stream.projection}: {stream.log} {stream.stream_id} from position {stream.position} on,"
            f" {stream.error}, {stream.attempts} tries since {stream.parked_at:%Y-%m-%d %H:%M}"
            f"{', given up' if stream.given_up else ''}"
        )
    print(f"{len(found)} parked." if found else "Nothing is parked.")
    return FAILED if found else DONE


def replay_parked(_: Namespace) -> int:
    """Includes streams that were given up. Exit code 1 when a stream is still parked."""
    with platform() as opened, opened.engine.connect() as connection:
        catch_up = CatchUp(opened.engine, opened.logs)
        replayed = 0
        for projection in _projections_named(()):
            replayed += catch_up.replay_all(live_generation(connection, projection))
        left = len(list_parked(connection))
    print(f"{replayed} go on, {left} still parked.")
    return FAILED if left else DONE


def follow_status(_: Namespace) -> int:
    """Counts log positions that are not processed yet; 0 means up to date."""
    with platform() as opened, opened.engine.connect() as connection:
        positions, event_handlers = (
            Checkpoints(opened.engine, table) for table in (projection_checkpoint, event_handler_checkpoint)
        )
        for projection in _projections_named(()):
            live = live_generation(connection, projection, of_any_shape=True)
            for log in projection.logs:
                _print_lag(projection.name, log, positions.read(connection, live.reader(log)), opened.logs[log])
        for event_handler in EVENT_HANDLERS:
            at = event_handlers.read(connection, event_handler.name)
            _print_lag(f"event handler {event_handler.name}", event_handler.log, at, opened.logs[event_handler.log])
    return DONE


def _report_result(result: RebuildResult) -> str:
    rows = ", ".join(f"{count} rows in {table}" for table, count in sorted(result.rows.items()))
    parked_text = f"; {result.parked} streams could not be read" if result.parked else ""
    match result.equal, result.switched:
        case None, True:
            verdict = "filled anew"
        case None, False:
            verdict = "nothing to compare with"
        case True, True:
            verdict = "equal to the live rows, which it replaces"
        case True, False:
            verdict = "equal to the live rows"
        case _, True:
            verdict = "DIFFERENT from the live rows, which it replaces all the same"
        case _:
            verdict = "DIFFERENT from the live rows, which stay"
    return f"{result.projection}: {verdict} ({rows}{parked_text})"


def _print_lag(reader: str, log: str, position: int, store: EventStore) -> None:
    last = store.last_position()
    print(f"{reader}, log {log}: at {position} of {last}, {max(last - position, 0)} to go")


def _open_rebuild(opened: Platform, processes: int | None = None) -> Rebuild:
    return Rebuild(opened.engine, CatchUp(opened.engine, opened.logs), ProcessPool(opened.settings, processes))


def _projections_named(names: Sequence[str]) -> Sequence[Projection]:
    """The projections with these names; all without names."""
    known = [projection.name for projection in PROJECTIONS]
    unknown = sorted(set(names) - set(known))
    if unknown:
        raise CommandFailed(f"There is no read model {unknown[0]}; there are {', '.join(known)}.")
    return [projection for projection in PROJECTIONS if not names or projection.name in names]
