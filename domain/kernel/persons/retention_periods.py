"""Retention periods of personal data, as the settings say."""

from dataclasses import dataclass
from datetime import timedelta

from domain.kernel.process.settings import Settings


@dataclass(frozen=True, slots=True)
class RetentionPeriods:
    """`unverified`: an application that nobody verified, and uploads of guests. `draft`: an application that was not
    sent, and uploads of accounts that none names and nobody saved. `ended`: an application, from its end. `inactive`:
    an account, from its last use; its person is warned `notice` before. `addresses`: networks of access records."""

    unverified: timedelta
    draft: timedelta
    ended: timedelta
    inactive: timedelta
    notice: timedelta
    addresses: timedelta

    @classmethod
    def of(cls, settings: Settings) -> "RetentionPeriods":
        return cls(
            unverified=timedelta(hours=settings.retention_unverified_hours),
            draft=timedelta(days=settings.retention_draft_days),
            ended=timedelta(days=settings.retention_application_days),
            inactive=timedelta(days=settings.retention_account_days),
            notice=timedelta(days=settings.retention_notice_days),
            addresses=timedelta(days=settings.retention_address_days),
        )
