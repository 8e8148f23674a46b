"""Routes for the signed-in user's notifications, their settings, and browsers that take pushes."""

from typing import Annotated

from fastapi import APIRouter, Query, status
from sqlalchemy import Connection, Engine

from api.http.caller import CurrentUser, UserInPerson
from api.http.field_types import LARGEST_ID
from api.http.openapi.description import problem_responses
from api.http.principal import UserSession
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.notifications import schemas, serializers
from api.services import Use
from domain.accounts.account_settings import AccountSettings
from domain.accounts.errors import ForbiddenWhileActing
from domain.kernel.values.locales import Locale
from domain.notifications.errors import AccountMailsAreNeeded, PushNotOffered, PushServiceUnknown
from domain.notifications.inbox import NotificationList, count_unread, list_notifications
from domain.notifications.push_services import PushServices
from domain.notifications.push_subscriptions import BrowserKeys, PushSubscriptions, is_subscribed
from domain.notifications.settings import NotificationSettings, list_choices
from domain.notifications.vapid import VapidKeys

router = APIRouter(tags=["notifications"])

NO_CONTENT = status.HTTP_204_NO_CONTENT
Cursor = Annotated[int | None, Query(ge=1, le=LARGEST_ID, description="`nextCursor` of the previous response.")]


@router.get("/me/notifications")
def show_notifications(
    person: CurrentUser, engine: Use[Engine], locale: RequestLocale, cursor: Cursor = None
) -> schemas.NotificationPage:
    """The user's notifications, thirty at a time."""
    with engine.connect() as connection:
        found, following = list_notifications(connection, person.account.id, cursor)
        unread = count_unread(connection, person.account.id)
    return schemas.NotificationPage(
        items=[serializers.notification(each, locale) for each in found],
        unread=unread,
        next_cursor=str(following) if following else None,
    )


@router.get("/me/notifications/unread")
def show_unread(person: CurrentUser, engine: Use[Engine]) -> schemas.Unread:
    """Counts the notifications that the user has not read."""
    with engine.connect() as connection:
        return schemas.Unread(unread=count_unread(connection, person.account.id))


@router.post("/me/notifications/read", status_code=NO_CONTENT, dependencies=[rate_limited(WRITE)])
def mark_read(body: schemas.MarkRead, person: CurrentUser, notifications: Use[NotificationList]) -> None:
    """Marks notifications as read. Idempotent."""
    if body.all:
        notifications.mark_all_read(person.account.id)
    else:
        notifications.mark_read(person.account.id, body.ids)


@router.get("/me/notification-settings")
def show_notification_settings(
    person: CurrentUser, engine: Use[Engine], keys: Use[VapidKeys | None]
) -> schemas.NotificationSettings:
    """Shows which notifications the user wants, and by which channels."""
    with engine.connect() as connection:
        return _settings(connection, person, person.account.locale, keys)


@router.patch(
    "/me/notification-settings",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(AccountMailsAreNeeded),
)
def change_notification_settings(
    body: schemas.ChangeNotificationSettings,
    person: CurrentUser,
    settings: Use[NotificationSettings],
    account_settings: Use[AccountSettings],
    engine: Use[Engine],
    keys: Use[VapidKeys | None],
) -> schemas.NotificationSettings:
    """Changes the settings that are sent; others stay. The language is that of all mails to the account."""
    settings.choose(person.account.id, serializers.changes(body.kinds))
    if body.locale:
        account_settings.update_preferences(person.account.id, {}, body.locale)
    with engine.connect() as connection:
        return _settings(connection, person, body.locale or person.account.locale, keys)


@router.post(
    "/me/push-subscriptions",
    status_code=NO_CONTENT,
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(PushNotOffered, PushServiceUnknown, ForbiddenWhileActing),
)
def subscribe_browser(
    body: schemas.Subscribe,
    person: UserInPerson,
    subscriptions: Use[PushSubscriptions],
    services: Use[PushServices],
    keys: Use[VapidKeys | None],
) -> None:
    """Subscribes this browser, as long as the user is signed in there. Idempotent. With more than ten browsers the one
    that subscribed first is left out."""
    if keys is None:
        raise PushNotOffered
    if not services.includes(body.endpoint):
        raise PushServiceUnknown
    browser = BrowserKeys(body.endpoint, body.keys.p256dh, body.keys.auth)
    subscriptions.subscribe(person.account.id, person.session.id, browser, body.locale)


@router.delete("/me/push-subscriptions", status_code=NO_CONTENT, dependencies=[rate_limited(WRITE)])
def unsubscribe_browser(person: CurrentUser, subscriptions: Use[PushSubscriptions]) -> None:
    """Unsubscribes this browser. Idempotent."""
    subscriptions.unsubscribe(person.session.id)


def _settings(
    connection: Connection, person: UserSession, locale: Locale, keys: VapidKeys | None
) -> schemas.NotificationSettings:
    return schemas.NotificationSettings(
        kinds=serializers.kinds(list_choices(connection, person.account.id)),
        locale=locale,
        has_push=keys is not None and is_subscribed(connection, person.session.id),
        vapid_public_key=keys.public if keys else None,
    )
