"""Routes of unsubscribing and of bounces. None of them looks at cookies: mail programs and mail services call them."""

from hmac import compare_digest
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from api.http.caller import CorrelationId
from api.http.middleware.form_paths import TAKES_ANY_FORM
from api.http.openapi.description import problem_responses
from api.http.rate_limit import REPORT_BOUNCE, UNSUBSCRIBE
from api.http.rate_limiting import rate_limited
from api.mail import schemas
from api.services import Use
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.settings import Settings
from domain.mail.errors import BounceReportsOff, BounceSecretWrong, UnsubscribeTokenUnknown
from domain.mail.subscriptions import Subscription, Subscriptions
from domain.mail.suppression import AddressSuppression, Bounce, BounceKind

router = APIRouter(tags=["mail"])

UnsubscribeToken = Annotated[
    str,
    Path(max_length=100, description="The end of the link in the mail.", examples=["alerts.AZqj-Exue1ScGSb0n0LxdwAA"]),
]
_bearer = HTTPBearer(auto_error=False, scheme_name="BounceSecret", description="`KARIJERA_MAIL_BOUNCE_SECRET`.")


@router.get(
    "/unsubscribe/{token}",
    dependencies=[rate_limited(UNSUBSCRIBE)],
    responses=problem_responses(UnsubscribeTokenUnknown),
)
def show_mail_subscription(token: UnsubscribeToken, subscriptions: Use[Subscriptions]) -> schemas.MailSubscription:
    """Tells what a link in a mail ends, and changes nothing: programs that look into mails open links."""
    return _shown(subscriptions.find(token))


@router.post(
    "/unsubscribe/{token}",
    dependencies=[rate_limited(UNSUBSCRIBE)],
    responses=problem_responses(UnsubscribeTokenUnknown),
    openapi_extra=TAKES_ANY_FORM,
)
def unsubscribe_from_mail(
    token: UnsubscribeToken, subscriptions: Use[Subscriptions], correlation: CorrelationId
) -> schemas.MailSubscription:
    """Ends the mails with one request (RFC 8058): mail programs POST `List-Unsubscribe=One-Click`, without cookies.

    The address says it all, so the body is not looked at. A second time changes nothing.
    """
    return _shown(subscriptions.end(token, Context(SYSTEM, "link", correlation_id=correlation)))


async def require_bounce_secret(
    settings: Use[Settings], given: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]
) -> None:
    """Raises BounceReportsOff or BounceSecretWrong."""
    if given is None:
        raise BounceSecretWrong
    secret = settings.mail_bounce_secret.get_secret_value()
    if not secret:
        raise BounceReportsOff
    if not compare_digest(given.credentials.encode(), secret.encode()):
        raise BounceSecretWrong


@router.post(
    "/mail/bounces",
    dependencies=[rate_limited(REPORT_BOUNCE), Depends(require_bounce_secret)],
    responses=problem_responses(BounceReportsOff, BounceSecretWrong),
)
def report_bounce(
    body: schemas.BounceReport, suppression: Use[AddressSuppression], correlation: CorrelationId
) -> schemas.BounceReportResult:
    """Takes the report of a mail service. Three hard bounces in 30 days, or one complaint, switch an address off."""
    bounce = Bounce(body.address, BounceKind(body.kind), body.at, body.diagnostic)
    suppression.record(bounce, correlation)
    return schemas.BounceReportResult(is_switched_off=suppression.is_suppressed(body.address))


def _shown(subscription: Subscription) -> schemas.MailSubscription:
    return schemas.MailSubscription(kind=subscription.kind, is_subscribed=subscription.is_subscribed)
