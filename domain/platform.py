"""Opens the platform with the logs of all stream modules."""

from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.register import LOGS


def open_platform(settings: Settings) -> Platform:
    """Creates everything without connecting; connections are opened on first use."""
    return Platform.open(settings, LOGS)
