"""Registers notifications: plain tables with personal data."""

from domain.kernel.module import Module
from domain.kernel.process.settings import Settings
from domain.notifications.subject_data import NotificationSubjectData
from domain.notifications.vapid import VapidKeys


def vapid_keys(settings: Settings) -> VapidKeys | None:
    """Reads the keys of Web Push; None where no keys are configured, or browsers run no service worker. Raises
    ValueError for a wrong key."""
    private = settings.vapid_private_key.get_secret_value()
    try:
        return VapidKeys.of(private) if private and settings.offline_page else None
    except ValueError as error:
        msg = f"KARIJERA_VAPID_PRIVATE_KEY: {error}"
        raise ValueError(msg) from error


MODULE = Module("notifications", subject_data=NotificationSubjectData, providers=(vapid_keys,))
