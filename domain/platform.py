"""Opens the platform with the logs of all stream modules."""

from domain.kernel.platform import Platform
from domain.kernel.settings import Settings
from domain.register import LOGS


def open_platform(settings: Settings) -> Platform:
    """Creates everything without connecting; connections are opened on first use."""
    return Platform.open(settings, LOGS)
