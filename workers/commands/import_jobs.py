"""Commands that import job ads from files."""

from argparse import Namespace
from pathlib import Path

from workers.commands.command import DONE, FAILED, CommandFailed, Commands, add, platform


def add_to(commands: Commands) -> None:
    parser = add(commands, "import-jobs", "Import files of job ads.", import_files)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="usajobs: JSON lines; tts: Markdown pages")
    parser.add_argument("--source", choices=("usajobs", "tts"), help="inferred from the file extensions by default")
    parser.add_argument(
        "--dates-to-today",
        action="store_true",
        help="move the dates of old ads to today and mark them as a demonstration",
    )


def import_files(options: Namespace) -> int:
    """Ads that were imported before are updated where their file has changed. Ads that are refused are listed with the
    reason. Exit code 1 when all are refused.
    """
    from workers.feeds.file_import import import_jobs, source_of

    source = options.source or source_of(options.files)
    if source is None:
        raise CommandFailed("The file extensions do not tell the source: set --source.")
    with platform() as opened:
        report = import_jobs(opened, options.files, source, dates_to_today=options.dates_to_today)
    return FAILED if report.read and report.read == report.refused else DONE
