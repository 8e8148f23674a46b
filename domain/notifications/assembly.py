"""Providers of the services of notifications."""

from domain.kernel.assembly import Provider
from domain.notifications.service import Notifications
from domain.notifications.settings import NotificationSettings

NOTIFICATIONS = Provider(lambda services: Notifications(services.platform.engine))
NOTIFICATION_SETTINGS = Provider(lambda services: NotificationSettings(services.platform.engine))
