"""What is told about the state of this installation."""

from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel

Reason = Literal[
    "DATABASE_AWAY",
    "NOT_MIGRATED",
    "REDIS_AWAY",
    "READ_MODEL_BEHIND",
    "STREAM_PARKED",
    "TASKS_WAITING",
    "TASKS_DEAD",
]


class Liveness(ResponseModel):
    """The process answers."""

    status: Literal["alive"] = "alive"
    build: str


class ReadModelLag(ResponseModel):
    """How far one read model is behind one of its logs."""

    name: str
    log: str
    events: int = Field(description="Events that it has not read yet; may be some too many, but 0 is 0.")
    seconds: float = Field(description="Age of the oldest of them.")


class TaskBacklog(ResponseModel):
    """Background work that is still to be done."""

    open: int
    dead: int = Field(description="Given up after too many tries: a person must look at them.")
    oldest_due_seconds: float = Field(description="For how long the oldest task that is due has been waiting.")


class Readiness(ResponseModel):
    """`degraded`: requests are served, but a person should look; `unavailable` (503): send no requests here."""

    status: Literal["ready", "degraded", "unavailable"]
    reasons: list[Reason]
    build: str
    read_models: list[ReadModelLag] = Field(default_factory=list[ReadModelLag])
    parked_streams: int = 0
    tasks: TaskBacklog | None = None
