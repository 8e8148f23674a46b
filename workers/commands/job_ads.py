"""Commands that bring job ads in and take them down."""

from argparse import Namespace
from getpass import getuser
from pathlib import Path

from domain.kernel.facts import Actor, Context
from workers.commands.command import DONE, NO, CannotDo, Commands, add, platform


def add_to(commands: Commands) -> None:
    parser = add(commands, "import-jobs", "Import files of job ads.", import_files)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="usajobs: JSON lines; tts: Markdown pages")
    parser.add_argument("--source", choices=("usajobs", "tts"), help="told by the files' endings when left out")
    parser.add_argument(
        "--dates-to-today",
        action="store_true",
        help="move the dates of old ads to today and mark them as a demonstration",
    )
    parser = add(commands, "close-job", "Take a job ad down before its deadline.", close_job)
    parser.add_argument("number", type=int, metavar="JOB_NUMBER", help="as it stands in the address of the ad")
    parser.add_argument("--reason", choices=("filled", "withdrawn"), default="withdrawn", help="(withdrawn)")


def import_files(options: Namespace) -> int:
    """Every ad once; one that was imported before is changed where its file changed it. Ads that cannot be taken are
    named with the reason, the others go on. Exit code 1 when not one could be taken.
    """
    from workers.importing import import_jobs, source_of

    source = options.source or source_of(options.files)
    if source is None:
        raise CannotDo("The files' endings do not say what they are: name the --source.")
    with platform() as opened:
        report = import_jobs(opened, options.files, source, dates_to_today=options.dates_to_today)
    return NO if report.read and report.read == len(report.refused) else DONE


def close_job(options: Namespace) -> int:
    """From then on nobody can apply, and the page of the ad says so; what was sent before stays with the employer. The
    history of the ad names your login. Closing it again changes nothing.
    """
    from domain.jobs.commands import CloseJob
    from domain.jobs.events import ClosingReason
    from domain.jobs.service import Jobs

    with platform() as opened:
        jobs = Jobs(opened.logs["jobs"], opened.engine, opened.clock)
        operator = Context(Actor("administrator", getuser()), "command-line")
        closed = jobs.close(options.number, CloseJob(ClosingReason(options.reason)), operator)
    print(f"Job {options.number}, {closed.state.ad.title}, {'is closed' if closed.facts else 'was closed before'}.")
    return DONE
