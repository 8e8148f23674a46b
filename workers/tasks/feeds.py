"""Reading feeds by the clock."""

from workers.feeds.feed_reader import FeedBusy, FeedReader
from workers.tasks.task import Work


class FeedTasks:
    """What goes wrong with a feed is told by the run, and tried again when the feed is due next."""

    def __init__(self, reader: FeedReader) -> None:
        self._reader = reader

    def read_feed(self, work: Work) -> None:
        source = self._reader.sources.find(work.about)
        if source is None or source.paused:
            return
        try:
            self._reader.run(source, lambda _: work.goes_on())
        except FeedBusy:
            return
