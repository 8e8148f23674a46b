"""Kinds of notifications, the channels by which they come, and their templates."""

from enum import StrEnum


class NotificationKind(StrEnum):
    """A kind of notification that a person can choose: matches of saved searches, their applications, jobs that they
    saved, their account."""

    ALERTS = "alerts"
    APPLICATIONS = "applications"
    SAVED_JOBS = "savedJobs"
    ACCOUNT = "account"


class Channel(StrEnum):
    """A channel of notifications: mail, the list of the product, or Web Push to browsers that subscribed."""

    MAIL = "mail"
    IN_PRODUCT = "inProduct"
    PUSH = "push"


class NotificationTemplate(StrEnum):
    """The template of a notification; clients write the text in their language, from the template and its values.

    The values of each: alerts `searchId`, `name`, `count`; applications `applicationId`, `jobTitle`, `employerName`;
    saved jobs `jobId`, `jobTitle`, `employerName`, with `closesAt` for one that closes soon.
    """

    ALERT_MATCHES = "alert-matches"
    APPLICATION_FORWARDED = "application-forwarded"
    APPLICATION_SEEN = "application-seen"
    APPLICATION_ENDED = "application-ended"
    APPLICATION_UNANSWERED = "application-unanswered"
    SAVED_JOB_CLOSING = "saved-job-closing"
    SAVED_JOB_CLOSED = "saved-job-closed"
    SAVED_JOB_SALARY_CHANGED = "saved-job-salary-changed"
    PASSWORD_CHANGED = "password-changed"  # noqa: S105 - the name of a text
    EMAIL_CHANGED = "email-changed"
    NEW_DEVICE = "new-device"
    SECOND_FACTOR_CHANGED = "second-factor-changed"

    @property
    def kind(self) -> NotificationKind:
        """Returns the kind of the notification, by which the person's settings go."""
        match self:
            case NotificationTemplate.ALERT_MATCHES:
                return NotificationKind.ALERTS
            case (
                NotificationTemplate.APPLICATION_FORWARDED
                | NotificationTemplate.APPLICATION_SEEN
                | NotificationTemplate.APPLICATION_ENDED
                | NotificationTemplate.APPLICATION_UNANSWERED
            ):
                return NotificationKind.APPLICATIONS
            case (
                NotificationTemplate.SAVED_JOB_CLOSING
                | NotificationTemplate.SAVED_JOB_CLOSED
                | NotificationTemplate.SAVED_JOB_SALARY_CHANGED
            ):
                return NotificationKind.SAVED_JOBS
            case (
                NotificationTemplate.PASSWORD_CHANGED
                | NotificationTemplate.EMAIL_CHANGED
                | NotificationTemplate.NEW_DEVICE
                | NotificationTemplate.SECOND_FACTOR_CHANGED
            ):
                return NotificationKind.ACCOUNT
