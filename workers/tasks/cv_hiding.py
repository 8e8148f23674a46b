"""The task that takes the CVs of a deactivated account out of the CV database."""

from domain.accounts.account import AccountRepository
from domain.cv.events import HiddenBy
from domain.cv.visibility import CvVisibility
from workers.outbox.task import Work


class CvHiding:
    """Idempotent."""

    def __init__(self, visibility: CvVisibility, accounts: AccountRepository) -> None:
        self._visibility = visibility
        self._accounts = accounts

    def hide_cvs(self, work: Work) -> None:
        """Does nothing for somebody who has come back meanwhile: what they show from then on is their own choice."""
        account = self._accounts.find(work.about)
        if account and account.deactivated_at:
            self._visibility.hide_all(work.about, HiddenBy.DEACTIVATION, work.context)
