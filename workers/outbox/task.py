"""The types of task functions and their argument."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from uuid import UUID

from domain.kernel.log.event import Context
from domain.kernel.log.transactional_write import TransactionalWrite
from workers.outbox.task_store import TaskAttempt


@dataclass(frozen=True, slots=True)
class Work:
    """One attempt of a task.

    A function that appends events passes `completion` as `write`, so that events and completion are one transaction.
    One that appends nothing just returns, and may be repeated if the process dies before the completion is written. A
    long function calls `extend_time` now and then, which restarts the time limit of two minutes.
    """

    task: TaskAttempt
    context: Context
    completion: TransactionalWrite
    extend_time: Callable[[], None] = lambda: None

    @property
    def about(self) -> UUID:
        return self.task.about


TaskFunction = Callable[[Work], None]
Tasks = Mapping[str, TaskFunction]
"""Task functions by stored name, such as `applications.send_verification_code`."""
