"""Commands that import job ads from files."""

from argparse import Namespace
from pathlib import Path

from domain.feeds.register import FORMATS
from domain.job_import.ad_mapper import FeedDefaults
from workers.commands.command import DONE, FAILED, Commands, add, platform
from workers.commands.feeds import add_columns
from workers.feeds.format_import import import_feed_file


def add_to(commands: Commands) -> None:
    parser = add(commands, "import-jobs", "Import files of job ads.", import_files)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="feeds of any format")
    parser.add_argument(
        "--source",
        choices=sorted(FORMATS),
        help="a format of `karijera feeds`; detected by default",
    )
    add_columns(parser)
    parser.add_argument("--name", default="", help="tells ids of several boards apart; by default that of the format")
    parser.add_argument("--employer", default="", help="employer of ads that name none")
    parser.add_argument("--language", metavar="CODE", help="language of ads that name none; detected by default")
    parser.add_argument("--country", metavar="CODE", help="country of places that name none, such as HR")
    parser.add_argument("--address", default="", metavar="URL", help="where the file came from, for its relative links")
    parser.add_argument(
        "--dates-to-today",
        action="store_true",
        help="move the dates of old ads to today and mark them as a demonstration",
    )


def import_files(options: Namespace) -> int:
    """Ads that were imported before are updated where their file has changed. Ads that are refused are listed with the
    reason. Exit code 1 when a file could not be read, or all its ads were refused.
    """
    columns = dict(options.columns)
    known_format = options.source or ("csv" if columns else None)
    defaults = FeedDefaults(options.employer, options.language, options.country, options.address)
    with platform() as opened:
        reports = [
            import_feed_file(
                opened,
                file,
                known_format,
                defaults,
                name=options.name,
                columns=columns,
                dates_to_today=options.dates_to_today,
            )
            for file in options.files
        ]
    return FAILED if any(report.broken for report in reports) else DONE
