"""Commands for one job ad: what happened to it, and what an operator may do with it."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from datetime import date, datetime
from getpass import getuser
from typing import TYPE_CHECKING

from domain.jobs.assembly import JOBS
from domain.jobs.events import ClosingReason, RemovalReason
from domain.kernel.assembly import Assembly
from domain.kernel.event import Actor, Context, Event
from workers.commands.command import DONE, CannotDo, Commands, add, open_services

if TYPE_CHECKING:
    from domain.jobs.service import Jobs

_UNTIL = "last day (2026-06-30), or a moment with its offset; a day ends where the job is"


def add_to(commands: Commands) -> None:
    _add(commands, "show-job", "Say how a job stands and what has happened to it.", show)
    _add(commands, "publish-job", "Publish a draft.", publish)
    _add(commands, "pause-job", "Hide a job for now.", pause)
    _add(commands, "resume-job", "Show a paused job again.", resume)
    parser = _add(commands, "extend-job", "Take applications until another day, later or earlier.", extend)
    parser.add_argument("--until", type=_day_or_moment, required=True, metavar="DAY", help=_UNTIL)
    parser = _add(commands, "close-job", "Take no more applications.", close)
    parser.add_argument("--reason", choices=_values(ClosingReason), default=ClosingReason.WITHDRAWN.value)
    parser = _add(commands, "relist-job", "Begin a new period for a job that was closed or has expired.", relist)
    parser.add_argument("--until", type=_day_or_moment, required=True, metavar="DAY", help=_UNTIL)
    parser = _add(commands, "remove-job", "Take a job or a draft off the site for good.", remove)
    parser.add_argument("--reason", choices=_values(RemovalReason), required=True)


def show(options: Namespace) -> int:
    """Its events, oldest first, with who caused each and by which way."""
    with open_services() as services:
        history = services[JOBS].history(options.number)
        _print_job(services, options.number)
    for recorded in history:
        actor = recorded.context.actor
        kind = recorded.event.topic.removeprefix("jobs.Job").lower() + _about(recorded.event)
        by = f"{actor.role} {actor.id}" if actor.id else actor.role
        print(f"{recorded.recorded_at:%Y-%m-%d %H:%M:%S}Z  {kind}, by {by} ({recorded.context.channel})")
    return DONE


def _about(event: Event) -> str:
    """Which feed it was that joined the job or left it, and by what it was recognised."""
    from domain.jobs.events import JobSourceJoined, JobSourceSeparated

    if not isinstance(event, JobSourceJoined | JobSourceSeparated):
        return ""
    because = f" ({event.because})" if isinstance(event, JobSourceJoined) else ""
    return f" {event.source.feed} {event.source.external_id}{because}"


def publish(options: Namespace) -> int:
    """Names the fields when something is missing."""
    return _do(options, lambda jobs, context: jobs.publish_draft(options.number, context))


def pause(options: Namespace) -> int:
    """It is not found and takes no applications until it is resumed; its deadline stays."""
    return _do(options, lambda jobs, context: jobs.pause(options.number, context))


def resume(options: Namespace) -> int:
    """Not when its deadline has passed meanwhile: then it can be extended or relisted."""
    return _do(options, lambda jobs, context: jobs.resume(options.number, context))


def extend(options: Namespace) -> int:
    """A job that has expired goes on with a later deadline and keeps its date of publication."""
    from domain.jobs.commands import MoveDeadline

    def move(jobs: "Jobs", context: Context) -> object:
        return jobs.move_deadline(options.number, MoveDeadline(_moment(jobs, options)), context)

    return _do(options, move)


def close(options: Namespace) -> int:
    """Its page stays and says so. The reason is `withdrawn` unless another is given."""
    from domain.jobs.commands import CloseJob

    command = CloseJob(ClosingReason(options.reason))
    return _do(options, lambda jobs, context: jobs.close(options.number, command, context))


def relist(options: Namespace) -> int:
    """It is published anew today, under the same number."""
    from domain.jobs.commands import RelistJob

    def begin_new_period(jobs: "Jobs", context: Context) -> object:
        return jobs.relist(options.number, RelistJob(_moment(jobs, options)), context)

    return _do(options, begin_new_period)


def remove(options: Namespace) -> int:
    """Its page is gone (410), and this cannot be undone. Only the history stays, for auditors."""
    from domain.jobs.commands import RemoveJob

    command = RemoveJob(RemovalReason(options.reason))
    return _do(options, lambda jobs, context: jobs.remove(options.number, command, context))


def _do(options: Namespace, what: Callable[["Jobs", Context], object]) -> int:
    with open_services() as services:
        what(services[JOBS], Context(Actor("administrator", getuser()), "command-line"))
        _print_job(services, options.number)
    return DONE


def _print_job(services: Assembly, number: int) -> None:
    job, draft = services[JOBS].find(number), services[JOBS].find_draft(number)
    if job:
        status = job.status(services.platform.clock())
        offered = "".join(f", offered by {source.feed} {source.external_id}" for source in job.sources)
        print(f"{number} {job.ad.title}: {status}, applications until {job.apply_until.isoformat()}{offered}")
    elif draft:
        print(f"{number} {draft.ad.title}: {'removed' if draft.removed else 'draft'}")
    else:
        raise CannotDo(f"There is no job {number}.")


def _moment(jobs: "Jobs", options: Namespace) -> datetime:
    from domain.jobs.deadlines import end_of_day

    if isinstance(options.until, datetime):
        return options.until
    return end_of_day(options.until, jobs.get(options.number).ad.places)


def _add(commands: Commands, name: str, help_: str, run: Callable[[Namespace], int]) -> ArgumentParser:
    parser = add(commands, name, help_, run)
    parser.add_argument("number", type=_number, metavar="NUMBER", help="as the job's address has it")
    return parser


def _number(written: str) -> int:
    if written.isascii() and written.isdigit() and 0 < int(written) < 2**63:
        return int(written)
    raise ArgumentTypeError("a job's number is a whole number from 1")


def _day_or_moment(written: str) -> date:
    """A `datetime` is a `date` too: which of them it is says how it was written."""
    try:
        return date.fromisoformat(written)
    except ValueError:
        moment = datetime.fromisoformat(written)
    if moment.tzinfo is None:
        raise ArgumentTypeError("a moment needs its offset, as in 2026-06-30T12:00:00+02:00")
    return moment


def _values(reasons: type[ClosingReason] | type[RemovalReason]) -> list[str]:
    return [reason.value for reason in reasons]
