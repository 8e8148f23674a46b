"""Domain errors of contact messages."""

from typing import ClassVar

from domain.kernel.errors import Refused


class ContactFormOff(Refused):
    """No address is configured that messages could be sent to."""

    code: ClassVar[str] = "CONTACT_FORM_OFF"
    status: ClassVar[int] = 404
