"""The ways a person can answer an ad; a job may offer several."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import Self
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, model_validator


class ApplicationType(StrEnum):
    """Only quick apply goes through the product; the others lead elsewhere."""

    QUICK = "quick"
    EXTERNAL_LINK = "external-link"
    EXTERNAL_FORM = "external-form"
    PHONE = "phone"
    ADDRESS = "address"
    IN_PERSON = "in-person"


SPACE = re.compile(r"\s")
EXTERNAL = (ApplicationType.EXTERNAL_LINK, ApplicationType.EXTERNAL_FORM)


class ApplicationWay(BaseModel):
    """One way and where it leads: a web address, a business number, a postal address, where and when to come by."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    type: ApplicationType
    target: str = Field(default="", max_length=2000, pattern=r"^[^\x00-\x1f]*$")

    @model_validator(mode="after")
    def _leads_somewhere(self) -> Self:
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
    """Whether a browser may be sent there. Asked twice: of the way, and of the ad that it is put into."""
    try:
        parts = urlsplit(text)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and not SPACE.search(text)
    except ValueError:
        return False


QUICK_APPLY = ApplicationWay(type=ApplicationType.QUICK)
