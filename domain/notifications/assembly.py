"""Providers of the services of notifications."""

from domain.kernel.process.assembly import Assembly, Provider
from domain.notifications.inbox import NotificationList
from domain.notifications.push_subscriptions import PushSubscriptions
from domain.notifications.service import Notifications
from domain.notifications.settings import NotificationSettings
from domain.notifications.vapid import VapidKeys


def _vapid_keys(services: Assembly) -> VapidKeys | None:
    """None where no keys are configured, or browsers run no service worker. Raises ValueError for a wrong key."""
    settings = services.platform.settings
    private = settings.vapid_private_key.get_secret_value()
    try:
        return VapidKeys.of(private) if private and settings.offline_page else None
    except ValueError as error:
        msg = f"KARIJERA_VAPID_PRIVATE_KEY: {error}"
        raise ValueError(msg) from error


NOTIFICATIONS = Provider(lambda services: Notifications(services.platform.engine))
NOTIFICATION_SETTINGS = Provider(lambda services: NotificationSettings(services.platform.engine))
NOTIFICATION_LIST = Provider(lambda services: NotificationList(services.platform.engine))
PUSH_SUBSCRIPTIONS = Provider(lambda services: PushSubscriptions(services.platform.engine))
VAPID_KEYS = Provider(_vapid_keys)
