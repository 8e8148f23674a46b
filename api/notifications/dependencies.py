"""FastAPI dependencies: services of notifications."""

from typing import Annotated

from api.services import service
from domain.notifications import assembly
from domain.notifications.inbox import NotificationList
from domain.notifications.push_subscriptions import PushSubscriptions
from domain.notifications.settings import NotificationSettings
from domain.notifications.vapid import VapidKeys

UseNotificationList = Annotated[NotificationList, service(assembly.NOTIFICATION_LIST)]
UseNotificationSettings = Annotated[NotificationSettings, service(assembly.NOTIFICATION_SETTINGS)]
UsePushSubscriptions = Annotated[PushSubscriptions, service(assembly.PUSH_SUBSCRIPTIONS)]
UseVapidKeys = Annotated[VapidKeys | None, service(assembly.VAPID_KEYS)]
"""None where the site offers no pushes."""
