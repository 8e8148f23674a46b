"""Request and response models of notifications."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import Field

from api.http.field_types import Line
from api.http.models import RequestModel, ResponseModel
from domain.kernel.values.locales import Locale
from domain.notifications.kinds import NotificationKind, NotificationTemplate

MOST_MARKED = 100
MAX_ENDPOINT_LENGTH = 1000


class Notification(ResponseModel):
    """A notification, as a template with its values; the client writes the text."""

    id: UUID
    kind: NotificationKind
    template: NotificationTemplate
    values: dict[str, str | int] = Field(
        description="Ids, names and numbers by name.",
        examples=[{"jobId": 4711, "jobTitle": "Kuhar", "employerName": "Konoba"}],
    )
    path: str = Field(
        description="The page that it leads to, in the language of the request.", examples=["/en/job/4711/kuhar"]
    )
    created_at: datetime
    read_at: datetime | None


class NotificationPage(ResponseModel):
    items: list[Notification] = Field(description="Newest first.")
    unread: int
    next_cursor: str | None = Field(description="For `cursor` of the next request; None on the last page.")


class Unread(ResponseModel):
    """The number of notifications that have not been read."""

    unread: int


class MarkRead(RequestModel):
    """Notifications to mark: all, or these. Ids that are not the user's are ignored."""

    ids: Annotated[list[UUID], Field(max_length=MOST_MARKED)] = Field(default_factory=list[UUID])
    all: bool = False


class Channels(ResponseModel):
    """The channels by which notifications of a kind come."""

    mail: bool
    in_product: bool
    push: bool


class Kinds(ResponseModel):
    alerts: Channels
    applications: Channels
    saved_jobs: Channels
    account: Channels


class NotificationSettings(ResponseModel):
    """The notifications that the user wants, and their channels."""

    kinds: Kinds
    locale: Locale = Field(description="The language of mails.")
    has_push: bool = Field(description="This browser takes pushes.")
    vapid_public_key: str | None = Field(
        description="`applicationServerKey` for `PushManager.subscribe`; None where the site offers no pushes."
    )


class ChangeChannels(RequestModel):
    """The channels to change; others stay."""

    mail: bool | None = None
    in_product: bool | None = None
    push: bool | None = None


class ChangeKinds(RequestModel):
    alerts: ChangeChannels = ChangeChannels()
    applications: ChangeChannels = ChangeChannels()
    saved_jobs: ChangeChannels = ChangeChannels()
    account: ChangeChannels = Field(default=ChangeChannels(), description="`mail` cannot be switched off.")


class ChangeNotificationSettings(RequestModel):
    """The settings to change; others stay."""

    kinds: ChangeKinds = ChangeKinds()
    locale: Locale | None = None


class PushKeys(RequestModel):
    """`PushSubscription.getKey` of the browser, in base64url: an uncompressed point of P-256, and 16 random bytes."""

    p256dh: Annotated[Line, Field(alias="p256dh", pattern=r"^B[A-Za-z0-9_-]{86}$", examples=["BNcR" + 83 * "A"])]
    auth: Annotated[Line, Field(pattern=r"^[A-Za-z0-9_-]{22}$", examples=[22 * "A"])]


class Subscribe(RequestModel):
    """A subscription of the browser's Push API."""

    endpoint: Annotated[
        Line,
        Field(
            max_length=MAX_ENDPOINT_LENGTH,
            pattern=r"^https://[A-Za-z0-9][A-Za-z0-9.-]*(:[1-9][0-9]{0,4})?/[!-~]*$",
            examples=["https://updates.push.services.mozilla.com/wpush/v2/gAAAA"],
        ),
    ]
    keys: PushKeys
    locale: Locale = Field(description="The language of the texts.")
