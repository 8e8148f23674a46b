"""Reading feeds by the clock."""

from workers.feeds.due import READ_FEED
from workers.feeds.reading import FeedBusy
from workers.tasks.registry import Work, task


@task(READ_FEED)
def read_feed(work: Work) -> None:
    """What goes wrong with the feed is told by the run, and tried again when the feed is due next."""
    source = work.use.feeds.sources.find(work.about)
    if source is None or source.paused:
        return
    try:
        work.use.feeds.run(source, lambda _: work.goes_on())
    except FeedBusy:
        return
