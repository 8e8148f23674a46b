"""Response models of health checks."""

from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel

Reason = Literal[
    "DATABASE_AWAY",
    "NOT_MIGRATED",
    "ERASURES_NOT_APPLIED",
    "REDIS_AWAY",
    "FILES_AWAY",
    "READ_MODEL_BEHIND",
    "STREAM_PARKED",
    "TASKS_WAITING",
    "TASKS_DEAD",
]


class Liveness(ResponseModel):
    """The process responds."""

    status: Literal["alive"] = "alive"
    build: str


class ReadModelLag(ResponseModel):
    """The lag of a read model behind one of its logs."""

    name: str
    log: str
    events: int = Field(description="Events not yet processed: an upper bound, but 0 is exact.")
    seconds: float = Field(description="Age of the oldest event not yet processed.")


class TaskBacklog(ResponseModel):
    """Background tasks not yet done."""

    open: int
    dead: int = Field(description="Tasks given up after too many attempts: an operator must look at them.")
    oldest_due_seconds: float = Field(description="Waiting time of the oldest due task.")


class Readiness(ResponseModel):
    """`degraded`: requests are served, but an operator should look; `unavailable` (503): route no requests here."""

    status: Literal["ready", "degraded", "unavailable"]
    reasons: list[Reason]
    build: str
    read_models: list[ReadModelLag] = Field(default_factory=list[ReadModelLag])
    parked_streams: int = 0
    tasks: TaskBacklog | None = None
