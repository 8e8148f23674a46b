"""Commands for one job: its history, and changes of its status."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from datetime import date, datetime
from getpass import getuser

from domain.jobs.commands import CloseJob, MoveDeadline, RelistJob, RemoveJob
from domain.jobs.deadlines import end_of_day
from domain.jobs.events import ClosingReason, JobSourceJoined, JobSourceSeparated, RemovalReason
from domain.jobs.service import Jobs
from domain.kernel.log.event import Actor, Context, Event
from domain.kernel.process.services import Services
from workers.commands.command import DONE, CommandFailed, Commands, add, open_services

_UNTIL = "last day (2026-06-30), or a moment with its offset; a day ends where the job is"


def add_to(commands: Commands) -> None:
    _add(commands, "show-job", "Show the status and history of a job.", show)
    _add(commands, "publish-job", "Publish a draft.", publish)
    _add(commands, "pause-job", "Hide a job until it is resumed.", pause)
    _add(commands, "resume-job", "Show a paused job again.", resume)
    parser = _add(commands, "extend-job", "Set another closing date, later or earlier.", extend)
    parser.add_argument("--until", type=_day_or_moment, required=True, metavar="DAY", help=_UNTIL)
    parser = _add(commands, "close-job", "Close a job for applications.", close)
    parser.add_argument("--reason", choices=_values(ClosingReason), default=ClosingReason.WITHDRAWN.value)
    parser = _add(commands, "relist-job", "Publish a closed or expired job again.", relist)
    parser.add_argument("--until", type=_day_or_moment, required=True, metavar="DAY", help=_UNTIL)
    parser = _add(commands, "remove-job", "Remove a job or a draft from the site permanently.", remove)
    parser.add_argument("--reason", choices=_values(RemovalReason), required=True)


def show(options: Namespace) -> int:
    """Lists its events, oldest first, with the actor and channel of each."""
    with open_services() as services:
        history = services[Jobs].history(options.number)
        _print_job(services, options.number)
    for recorded in history:
        actor = recorded.context.actor
        kind = recorded.event.topic.removeprefix("jobs.Job").lower() + _about(recorded.event)
        by = f"{actor.role} {actor.id}" if actor.id else actor.role
        print(f"{recorded.recorded_at:%Y-%m-%d %H:%M:%S}Z  {kind}, by {by} ({recorded.context.channel})")
    return DONE


def _about(event: Event) -> str:
    """The source that was joined or separated, and the rule by which it was matched."""
    if not isinstance(event, JobSourceJoined | JobSourceSeparated):
        return ""
    because = f" ({event.because})" if isinstance(event, JobSourceJoined) else ""
    return f" {event.source.feed} {event.source.external_id}{because}"


def publish(options: Namespace) -> int:
    """Lists the fields that are missing or invalid."""
    return _execute(options, lambda jobs, context: jobs.publish_draft(options.number, context))


def pause(options: Namespace) -> int:
    """Pauses the job, which is not found and accepts no applications until it is resumed. Its closing date stays."""
    return _execute(options, lambda jobs, context: jobs.pause(options.number, context))


def resume(options: Namespace) -> int:
    """Refused when its closing date has passed: then it can be extended or relisted."""
    return _execute(options, lambda jobs, context: jobs.resume(options.number, context))


def extend(options: Namespace) -> int:
    """An expired job becomes active again with a later closing date, and keeps its date of publication."""

    def move(jobs: Jobs, context: Context) -> object:
        return jobs.move_deadline(options.number, MoveDeadline(_moment(jobs, options)), context)

    return _execute(options, move)


def close(options: Namespace) -> int:
    """Closes the job, whose page stays, marked as closed. The default reason is `withdrawn`."""
    command = CloseJob(ClosingReason(options.reason))
    return _execute(options, lambda jobs, context: jobs.close(options.number, command, context))


def relist(options: Namespace) -> int:
    """Publishes the job anew: it gets today's date of publication, and keeps its number."""

    def begin_new_period(jobs: Jobs, context: Context) -> object:
        return jobs.relist(options.number, RelistJob(_moment(jobs, options)), context)

    return _execute(options, begin_new_period)


def remove(options: Namespace) -> int:
    """Removes the job, whose page then answers 410. This cannot be undone. Auditors can still read its history."""
    command = RemoveJob(RemovalReason(options.reason))
    return _execute(options, lambda jobs, context: jobs.remove(options.number, command, context))


def _execute(options: Namespace, what: Callable[[Jobs, Context], object]) -> int:
    with open_services() as services:
        what(services[Jobs], Context(Actor("administrator", getuser()), "command-line"))
        _print_job(services, options.number)
    return DONE


def _print_job(services: Services, number: int) -> None:
    job, draft = services[Jobs].find(number), services[Jobs].find_draft(number)
    if job:
        status = job.status(services.platform.clock())
        offered = "".join(f", offered by {source.feed} {source.external_id}" for source in job.sources)
        print(f"{number} {job.ad.title}: {status}, applications until {job.apply_until.isoformat()}{offered}")
    elif draft:
        print(f"{number} {draft.ad.title}: {'removed' if draft.removed else 'draft'}")
    else:
        raise CommandFailed(f"There is no job {number}.")


def _moment(jobs: Jobs, options: Namespace) -> datetime:
    if isinstance(options.until, datetime):
        return options.until
    return end_of_day(options.until, jobs.get(options.number).ad.places)


def _add(commands: Commands, name: str, help_: str, run: Callable[[Namespace], int]) -> ArgumentParser:
    parser = add(commands, name, help_, run)
    parser.add_argument("number", type=_number, metavar="NUMBER", help="number in the job's URL")
    return parser


def _number(written: str) -> int:
    if written.isascii() and written.isdigit() and 0 < int(written) < 2**63:
        return int(written)
    raise ArgumentTypeError("a job's number is a whole number from 1")


def _day_or_moment(written: str) -> date:
    """A `date`, or a `datetime` with its offset, by how it is written."""
    try:
        return date.fromisoformat(written)
    except ValueError:
        moment = datetime.fromisoformat(written)
    if moment.tzinfo is None:
        raise ArgumentTypeError("a moment needs its offset, as in 2026-06-30T12:00:00+02:00")
    return moment


def _values(reasons: type[ClosingReason] | type[RemovalReason]) -> list[str]:
    return [reason.value for reason in reasons]
