"""Removing what deleted applications leave behind."""

from domain.applications.state import Stage
from workers.reactions.applications import CLEAN_UP
from workers.tasks.registry import Work, task


@task(CLEAN_UP)
def clean_up(work: Work) -> None:
    """Files, and the key of a person of whom nothing was ever sent. Mostly done already when this comes."""
    found = work.use.applications.streams.find(work.about)
    if found and found.application.deleted:
        work.use.applications.farewell.clean(work.about, was_sent=found.application.stage >= Stage.SENT)
