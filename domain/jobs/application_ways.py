"""The ways to apply for a job; an ad may offer several."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import Self
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, model_validator


class ApplicationType(StrEnum):
    """Only quick apply is handled by this site."""

    QUICK = "quick"
    EXTERNAL_LINK = "external-link"
    EXTERNAL_FORM = "external-form"
    PHONE = "phone"
    ADDRESS = "address"
    IN_PERSON = "in-person"


SPACE = re.compile(r"\s")
EXTERNAL = (ApplicationType.EXTERNAL_LINK, ApplicationType.EXTERNAL_FORM)


class ApplicationWay(BaseModel):
    """A way to apply and its target: a URL, a business number, a postal address, or when and where to come."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    type: ApplicationType
    target: str = Field(default="", max_length=2000, pattern=r"^[^\x00-\x1f]*$")

    @model_validator(mode="after")
    def _require_valid_target(self) -> Self:
        if self.type is ApplicationType.QUICK:
            if self.target:
                raise ValueError("quick apply leads nowhere else")
        elif not self.target.strip():
            raise ValueError(f"{self.type} needs a target")
        if self.type in EXTERNAL and not is_web_address(self.target):
            raise ValueError("an external target is an http or https address")
        return self


@lru_cache(maxsize=500)
def is_web_address(text: str) -> bool:
    """Whether it is an http or https URL. Checked for the way, and for the ad that contains it."""
    try:
        parts = urlsplit(text)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and not SPACE.search(text)
    except ValueError:
        return False


QUICK_APPLY = ApplicationWay(type=ApplicationType.QUICK)
