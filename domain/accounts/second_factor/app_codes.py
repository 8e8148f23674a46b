"""Codes of authenticator apps: TOTP (RFC 6238) with the parameters that every app knows."""

import hmac
import re
from datetime import datetime

from pyotp import random_base32
from pyotp.totp import TOTP

WINDOW = 1
"""Steps of 30 seconds by which an app's clock may be off, in either direction."""


def new_secret() -> str:
    """160 random bits in base32."""
    return random_base32()


def provisioning_address(secret: str, email: str, site_name: str) -> str:
    """The `otpauth:` address that an app reads from the QR code."""
    return TOTP(secret).provisioning_uri(name=email, issuer_name=site_name)


def matching_step(secret: str, code: str, now: datetime) -> int | None:
    """The time step whose code this is; None for a wrong code."""
    digits = re.sub(r"\s", "", code)
    if not re.fullmatch(r"\d{6}", digits, re.ASCII):
        return None
    totp = TOTP(secret)
    present = totp.timecode(now)
    steps = range(present - WINDOW, present + WINDOW + 1)
    matching = [step for step in steps if hmac.compare_digest(totp.generate_otp(step), digits)]
    return max(matching, default=None)
