"""Commands that bring job ads in."""

from argparse import Namespace
from pathlib import Path

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


def import_files(options: Namespace) -> int:
    """Every ad once; one that was imported before is changed where its file changed it. Ads that cannot be taken are
    named with the reason, the others go on. Exit code 1 when not one could be taken.
    """
    from workers.feeds.file_import import import_jobs, source_of

    source = options.source or source_of(options.files)
    if source is None:
        raise CannotDo("The files' endings do not say what they are: name the --source.")
    with platform() as opened:
        report = import_jobs(opened, options.files, source, dates_to_today=options.dates_to_today)
    return NO if report.read and report.read == report.refused else DONE
