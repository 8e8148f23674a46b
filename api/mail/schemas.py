"""Request and response models of unsubscribing and of bounces."""

from typing import Literal

from pydantic import Field

from api.http.field_types import Email, Moment, Text
from api.http.models import RequestModel, ResponseModel


class MailSubscription(ResponseModel):
    """A kind of mails to one person, as a link in such a mail names it."""

    kind: str = Field(description="What the mails are about.", examples=["alerts"])
    is_subscribed: bool = Field(description="Whether such mails are still sent.")


class BounceReport(RequestModel):
    """A mail that came back, or that its reader marked as spam."""

    address: Email = Field(description="Where the mail was sent.")
    kind: Literal["hard", "soft", "complaint"] = Field(
        description="`hard`: the address takes no mail. `soft`: it does not now. `complaint`: marked as spam."
    )
    diagnostic: Text = Field(
        default="",
        max_length=2000,
        description="The server's answer. Of it only the status code is kept.",
        examples=["550 5.1.1 no such user"],
    )
    at: Moment = Field(description="When it came back. A report of the same address, kind and moment counts once.")


class BounceReportResult(ResponseModel):
    """The consequence of a report."""

    is_switched_off: bool = Field(
        description="Whether the address gets no more mail, by this report or an earlier one."
    )
