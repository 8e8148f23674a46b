"""The task that reads a due feed."""

from workers.feeds.feed_reader import FeedBusy, FeedReader
from workers.outbox.task import Work


class FeedTasks:
    """Errors of a feed are recorded in its run; it is read again when it is next due."""

    def __init__(self, reader: FeedReader) -> None:
        self._reader = reader

    def read_feed(self, work: Work) -> None:
        source = self._reader.sources.find(work.about)
        if source is None or source.paused:
            return
        try:
            self._reader.run(source, lambda _: work.extend_time())
        except FeedBusy:
            return
