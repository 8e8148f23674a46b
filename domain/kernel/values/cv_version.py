"""Names a version of a CV, for what was made of it and sent."""

from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field


class CvVersion(BaseModel):
    """A CV as it stood after an event of its stream; `version` is that event's."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cv_id: UUID
    version: int = Field(ge=1)
