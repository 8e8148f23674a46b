"""The mail to a guest who left an address for a saved search. It contains nothing that was typed, which a stranger
could use to send text to somebody else's address."""

from dataclasses import dataclass

from domain.saved_searches.events import Frequency
from workers.mail.mail import Mail


@dataclass(frozen=True, slots=True)
class AlertConfirmation(Mail):
    """Asks for confirmation that the address is the guest's. `link` is the page with the button that confirms."""

    name = "alert_confirmation"
    audience = "account"
    is_asked_for = True

    frequency: Frequency
    link_days: int


GUEST_SEARCH_MAILS: tuple[type[Mail], ...] = (AlertConfirmation,)
