"""What is refused about verification codes and the links beside them."""

from typing import ClassVar

from domain.kernel.errors import FieldError, Refused


class InvalidVerificationCode(Refused):
    """The code is not the one that was sent. `triesLeft` says how many guesses this code still stands."""

    code: ClassVar[str] = "INVALID_VERIFICATION_CODE"
    status: ClassVar[int] = 400

    def __init__(self, tries_left: int | None = None) -> None:
        super().__init__(
            errors=[FieldError("code", self.code)],
            details={} if tries_left is None else {"triesLeft": tries_left},
        )


class InvalidVerificationLink(Refused):
    """The link is not one that was sent for this."""

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
    """The code, or the link beside it, has been used."""

    code: ClassVar[str] = "CODE_USED"


class TooManyTries(Refused):
    """Guessing is over: for this code, or, with `onlyLink`, for every code that goes to this address or number."""

    code: ClassVar[str] = "TOO_MANY_TRIES"
    status: ClassVar[int] = 429

    def __init__(self, *, only_link: bool = False) -> None:
        super().__init__(details={"onlyLink": only_link})


class TooManyCodes(Refused):
    """No more codes go out today."""

    code: ClassVar[str] = "TOO_MANY_CODES"
    status: ClassVar[int] = 429


class ResendTooSoon(Refused):
    """The last code has hardly left; `seconds` says when the next may."""

    code: ClassVar[str] = "RESEND_TOO_SOON"
    status: ClassVar[int] = 429

    def __init__(self, seconds: int) -> None:
        super().__init__(details={"seconds": seconds})
