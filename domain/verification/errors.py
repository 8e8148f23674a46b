"""Errors of verification codes and links."""

from typing import ClassVar

from domain.kernel.errors import FieldError, Refused


class InvalidVerificationCode(Refused):
    """The code is wrong. `triesLeft` says how many tries this code has left."""

    code: ClassVar[str] = "INVALID_VERIFICATION_CODE"
    status: ClassVar[int] = 400

    def __init__(self, tries_left: int | None = None) -> None:
        super().__init__(
            errors=[FieldError("code", self.code)],
            details={} if tries_left is None else {"triesLeft": tries_left},
        )


class InvalidVerificationLink(Refused):
    """The link was not issued for this."""

    code: ClassVar[str] = "INVALID_VERIFICATION_LINK"
    status: ClassVar[int] = 400


class VerificationLinkExpired(Refused):
    """The link was sent more than a day ago."""

    code: ClassVar[str] = "VERIFICATION_LINK_EXPIRED"
    status: ClassVar[int] = 410


class CodeExpired(Refused):
    """The code was sent more than ten minutes ago."""

    code: ClassVar[str] = "CODE_EXPIRED"
    status: ClassVar[int] = 410


class CodeUsed(Refused):
    """The code, or the link mailed with it, has been used."""

    code: ClassVar[str] = "CODE_USED"


class TooManyTries(Refused):
    """No tries left: for this code, or, with `onlyLink`, for every code to this address or number."""

    code: ClassVar[str] = "TOO_MANY_TRIES"
    status: ClassVar[int] = 429

    def __init__(self, *, only_link: bool = False) -> None:
        super().__init__(details={"onlyLink": only_link})


class TooManyCodes(Refused):
    """The daily limit of codes is reached."""

    code: ClassVar[str] = "TOO_MANY_CODES"
    status: ClassVar[int] = 429


class ResendTooSoon(Refused):
    """The last code was sent too recently; `seconds` says when the next may be."""

    code: ClassVar[str] = "RESEND_TOO_SOON"
    status: ClassVar[int] = 429

    def __init__(self, seconds: int) -> None:
        super().__init__(details={"seconds": seconds})
