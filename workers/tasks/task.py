"""What a task is: a function of one try, under the name that rows of tasks have."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from uuid import UUID

from domain.kernel.event import Context
from domain.kernel.transactional_write import TransactionalWrite
from workers.outbox.task_store import TaskAttempt


@dataclass(frozen=True, slots=True)
class Work:
    """One try of one task.

    Whoever records events passes `done` as `write`: then they and the end of the task are one transaction. A function
    that records nothing just returns, and what it did may be done once more if the process dies at that very moment.
    Whoever needs more than two minutes says now and then that it `goes_on`, and gets two more.
    """

    task: TaskAttempt
    context: Context
    done: TransactionalWrite
    goes_on: Callable[[], None] = lambda: None

    @property
    def about(self) -> UUID:
        return self.task.about


TaskFunction = Callable[[Work], None]
Tasks = Mapping[str, TaskFunction]
"""Task functions by the names that are stored, such as `applications.send_verification_code`."""
