"""The ways to apply for a job; an ad may offer several."""

from enum import StrEnum
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from domain.kernel.values.web_addresses import is_web_address


class ApplicationType(StrEnum):
    """The way in which a job is applied for; only quick apply is handled by this site."""

    QUICK = "quick"
    EXTERNAL_LINK = "external-link"
    EXTERNAL_FORM = "external-form"
    PHONE = "phone"
    ADDRESS = "address"
    IN_PERSON = "in-person"


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


QUICK_APPLY = ApplicationWay(type=ApplicationType.QUICK)
