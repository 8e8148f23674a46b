"""Opens what every process needs, with the log of each stream module."""

from domain.kernel.platform import Platform
from domain.kernel.settings import Settings
from domain.register import LOGS


def open_platform(settings: Settings) -> Platform:
    """Opens everything lazily: nothing is connected before it is used."""
    return Platform.open(settings, LOGS)
