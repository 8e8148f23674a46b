"""The import of a feed by name, and its report in words."""

from collections.abc import Callable

from domain.employers.service import Employers
from domain.job_import.feed_import import ImportReport, JobImport
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from domain.reference.language.titles import title_key


def job_import(platform: Platform, feed: str, *, keep_dates: bool = False) -> JobImport:
    """The import for the feed of this name; for `keep_dates` see JobImport."""
    return JobImport(
        feed,
        platform.logs["jobs"],
        platform.engine,
        Employers(platform.engine),
        platform.clock,
        Context(actor=SYSTEM, channel="import"),
        title_key=title_key,
        keep_dates=keep_dates,
    )


def say_report(report: ImportReport, say: Callable[[str], None]) -> None:
    """Reports the refused ads, with reasons, and the counts."""
    for refused in report.sample:
        say(f"refused, {refused.where}: {refused.code} - {refused.reason}")
    if report.refused > len(report.sample):
        say(f"and {report.refused - len(report.sample)} more: {by_code(report)}")
    if report.broken:
        say(f"{report.broken.code}: {report.broken.reason}")
    say(summary(report))


def summary(report: ImportReport) -> str:
    """The counts in one line."""
    joined = f"{report.joined} joined, " if report.joined else ""
    kept = f"{report.changed} changed, {report.unchanged} unchanged"
    return f"{report.added} added, {joined}{kept}, {report.refused} refused"


def by_code(report: ImportReport) -> str:
    """The number of refused items by code, most frequent first."""
    return ", ".join(f"{code} {count}" for code, count in report.refused_by_code.most_common())
