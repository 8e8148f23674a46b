"""Commands that import job ads from files."""

from argparse import Namespace
from pathlib import Path

from workers.commands.command import DONE, FAILED, Commands, add, platform
from workers.commands.feeds import add_columns

ARCHIVES = ("usajobs", "tts")


def add_to(commands: Commands) -> None:
    from domain.feeds.formats import FORMATS

    parser = add(commands, "import-jobs", "Import files of job ads.", import_files)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="feeds of any format; archives")
    parser.add_argument(
        "--source",
        choices=(*ARCHIVES, *sorted(FORMATS)),
        help="an archive, or a format of `karijera feeds`; detected by default",
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
    from domain.job_import.ad_mapper import FeedDefaults
    from workers.feeds.file_import import import_jobs, source_of
    from workers.feeds.format_import import detect_file, import_feed_file

    columns = dict(options.columns)
    known_format = options.source or ("csv" if columns else None)
    formats = [None if options.source in ARCHIVES else known_format or detect_file(file) for file in options.files]
    archive = options.source if options.source in ARCHIVES else source_of(options.files)
    defaults = FeedDefaults(options.employer, options.language, options.country, options.address)
    with platform() as opened:
        if archive and not any(formats):
            reports = [import_jobs(opened, options.files, archive, dates_to_today=options.dates_to_today)]
        else:
            reports = [
                import_feed_file(
                    opened,
                    file,
                    known,
                    defaults,
                    name=options.name,
                    columns=columns,
                    dates_to_today=options.dates_to_today,
                )
                for file, known in zip(options.files, formats, strict=True)
            ]
    return FAILED if any(report.broken for report in reports) else DONE
