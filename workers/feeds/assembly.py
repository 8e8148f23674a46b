"""Provider of the feed reader."""

from domain.kernel.process.assembly import Assembly, Provider
from workers.feeds.feed_reader import FeedReader
from workers.feeds.http_client import HttpClient
from workers.feeds.ssrf_guard import SsrfGuard


def _feed_reader(services: Assembly) -> FeedReader:
    """Raises ValueError for invalid SSRF exceptions in the settings."""
    settings = services.platform.settings
    try:
        guard = SsrfGuard.with_exceptions(settings.feed_exceptions)
    except ValueError as error:
        msg = f"KARIJERA_FEED_EXCEPTIONS must be addresses with ports: {error}"
        raise ValueError(msg) from error
    client = HttpClient(guard, user_agent=f"{settings.project_name} (+{settings.site_url})")
    return FeedReader(services.platform, client)


FEED_READER = Provider(_feed_reader)
