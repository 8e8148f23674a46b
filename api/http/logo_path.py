"""Addresses of employers' logos."""

LOGO_PATH = "/logos/{digest}.png"
"""Path of the logo, which is not below `/api/`, like other pictures. Another logo has another address."""


def logo_path(digest: str) -> str:
    """The path of the logo with this digest."""
    return LOGO_PATH.format(digest=digest)
