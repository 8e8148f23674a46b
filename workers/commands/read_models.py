"""Commands for read models: rebuild, verify, see what is parked and how far they are."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from domain.kernel.event_store import EventStore
from domain.kernel.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.generations import install, live_generation
from read_models.kernel.parking import list_parked
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.projection import Projection
from read_models.kernel.rebuild import Rebuild, RebuildResult
from read_models.kernel.tables import event_handler_checkpoint, projection_checkpoint
from workers.commands.command import DONE, NO, CannotDo, Commands, add, platform


def add_to(commands: Commands) -> None:
    parser = add(commands, "rebuild", "Fill read models anew from their logs.", rebuild)
    _take_processes(parser)
    parser.add_argument("names", nargs="*", metavar="NAME", help="as `karijera follow-status` lists them")
    parser.add_argument("--all", action="store_true", help="all of them")
    parser.add_argument("--force", action="store_true", help="switch even if the rows differ from the live ones")
    parser = add(commands, "verify", "Say whether read models equal what their logs lead to.", verify)
    _take_processes(parser)
    parser.add_argument("names", nargs="*", metavar="NAME", help="all when none is named")
    add(commands, "parked", "List streams that a read model has set aside.", parked)
    add(commands, "replay-parked", "Read parked streams again, after the fault has been mended.", replay_parked)
    add(commands, "follow-status", "Say how far read models and reactions have come.", follow_status)


def _take_processes(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--processes", type=int, metavar="N", help="read large logs in so many processes, not one for each processor"
    )


def rebuild(options: Namespace) -> int:
    """The live rows go on serving and following. The new ones take their place when they are equal, or when there was
    nothing to compare them with; rows that differ are kept out, and that is exit code 1.
    """
    if not options.names and not options.all:
        raise CannotDo("Name the read models, or say --all.")
    with platform() as opened:
        rebuilding = _rebuilding(opened, options.processes)
        results = [rebuilding.run(projection, force=options.force) for projection in _named(options.names)]
    for result in results:
        print(_report_result(result))
    return DONE if all(result.switched for result in results) else NO


def verify(options: Namespace) -> int:
    """Fills each anew beside the live one, compares, and drops it again. Exit code 1 when one differs."""
    with platform() as opened:
        rebuilding = _rebuilding(opened, options.processes)
        results = [rebuilding.run(projection, switch=False) for projection in _named(options.names)]
    for result in results:
        print(_report_result(result))
    return DONE if all(result.equal for result in results) else NO


def bring_up(opened: Platform) -> None:
    """Makes read models that are missing, and rebuilds those whose tables or version have changed, or that have read
    nothing of a large log.
    """
    rebuilding = _rebuilding(opened)
    outdated = install(opened.engine, _named(()))
    for projection in _named(()):
        if projection in outdated or rebuilding.is_behind(projection):
            print(_report_result(rebuilding.run(projection)))


def parked(_: Namespace) -> int:
    """Exit code 1 when there are any."""
    with platform() as opened, opened.engine.connect() as connection:
        found = list_parked(connection)
    for stream in found:
        print(
            f"{stream.projection}: {stream.log} {stream.stream_id} from position {stream.position} on,"
            f" {stream.error}, {stream.attempts} tries since {stream.parked_at:%Y-%m-%d %H:%M}"
            f"{', given up' if stream.given_up else ''}"
        )
    print(f"{len(found)} parked." if found else "Nothing is parked.")
    return NO if found else DONE


def replay_parked(_: Namespace) -> int:
    """Those that were given up too. Exit code 1 when an event still cannot be read."""
    with platform() as opened, opened.engine.connect() as connection:
        catch_up = CatchUp(opened.engine, opened.logs)
        going_on = 0
        for projection in _named(()):
            going_on += catch_up.replay_all(live_generation(connection, projection))
        left = len(list_parked(connection))
    print(f"{going_on} go on, {left} still parked.")
    return NO if left else DONE


def follow_status(_: Namespace) -> int:
    """Counts events that have not been read yet; 0 says that all is shown, or followed."""
    from workers.register import EVENT_HANDLERS

    with platform() as opened, opened.engine.connect() as connection:
        positions, event_handlers = (
            Checkpoints(opened.engine, table) for table in (projection_checkpoint, event_handler_checkpoint)
        )
        for projection in _named(()):
            live = live_generation(connection, projection, of_any_shape=True)
            for log in projection.logs:
                _tell_lag(projection.name, log, positions.read(connection, live.reader(log)), opened.logs[log])
        for event_handler in EVENT_HANDLERS:
            at = event_handlers.read(connection, event_handler.name)
            _tell_lag(f"reaction {event_handler.name}", event_handler.log, at, opened.logs[event_handler.log])
    return DONE


def _report_result(result: RebuildResult) -> str:
    rows = ", ".join(f"{count} rows in {table}" for table, count in sorted(result.rows.items()))
    aside = f"; {result.parked} streams could not be read" if result.parked else ""
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
    return f"{result.projection}: {verdict} ({rows}{aside})"


def _tell_lag(reader: str, log: str, position: int, store: EventStore) -> None:
    last = store.last_position()
    print(f"{reader}, log {log}: at {position} of {last}, {max(last - position, 0)} to go")


def _rebuilding(opened: Platform, processes: int | None = None) -> Rebuild:
    return Rebuild(opened.engine, CatchUp(opened.engine, opened.logs), ProcessPool(opened.settings, processes))


def _named(names: Sequence[str]) -> Sequence[Projection]:
    """The read models of these names; all when none is named."""
    from read_models.register import PROJECTIONS

    known = [projection.name for projection in PROJECTIONS]
    unknown = sorted(set(names) - set(known))
    if unknown:
        raise CannotDo(f"There is no read model {unknown[0]}; there are {', '.join(known)}.")
    return [projection for projection in PROJECTIONS if not names or projection.name in names]
