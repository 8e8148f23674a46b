"""Notifications and settings in the shape of the wire."""

from api.notifications import schemas
from domain.kernel.values.locales import Locale
from domain.notifications.inbox import ListedNotification
from domain.notifications.kinds import Channel, NotificationKind
from domain.notifications.settings import Choices
from domain.site.urls import SiteUrls, routes

LIST_ROUTE = "notificationList"
_PATHS = SiteUrls("")


def notification(each: ListedNotification, locale: Locale) -> schemas.Notification:
    """A notification. One that leads to a page which this release does not have leads to the list."""
    is_known = each.route in routes()
    path = _PATHS.page_with(each.route, locale, each.route_values) if is_known else _PATHS.page(LIST_ROUTE, locale)
    return schemas.Notification(
        id=each.id,
        kind=each.kind,
        template=each.template,
        values=dict(each.values),
        path=path,
        created_at=each.created_at,
        read_at=each.read_at,
    )


def kinds(choices: Choices) -> schemas.Kinds:
    """All choices."""

    def channels(kind: NotificationKind) -> schemas.Channels:
        return schemas.Channels(
            mail=choices[kind, Channel.MAIL],
            in_product=choices[kind, Channel.IN_PRODUCT],
            push=choices[kind, Channel.PUSH],
        )

    return schemas.Kinds(
        alerts=channels(NotificationKind.ALERTS),
        applications=channels(NotificationKind.APPLICATIONS),
        saved_jobs=channels(NotificationKind.SAVED_JOBS),
        account=channels(NotificationKind.ACCOUNT),
    )


def changes(kinds: schemas.ChangeKinds) -> Choices:
    """The choices that a request changes."""
    asked = kinds.model_dump(by_alias=True)
    return {
        (kind, channel): is_wanted
        for kind in NotificationKind
        for channel in Channel
        if (is_wanted := asked[kind][channel]) is not None
    }
