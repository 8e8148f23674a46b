"""Task functions by their names (`@task("applications.send_verification_code")`), and what they are given."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING
from uuid import UUID

from domain.kernel.facts import Context
from domain.kernel.recorder import Beside
from workers.ledger import Taken

if TYPE_CHECKING:
    from workers.bootstrap import UseCases


@dataclass(frozen=True, slots=True)
class Work:
    """One try of one task.

    Whoever records facts passes `done` as `beside`: then they and the end of the task are one transaction. A function
    that records nothing just returns, and what it did may be done once more if the process dies at that very moment.
    Whoever needs more than two minutes says now and then that it `goes_on`, and gets two more.
    """

    task: Taken
    use: "UseCases"
    context: Context
    done: Beside
    goes_on: Callable[[], None] = lambda: None

    @property
    def about(self) -> UUID:
        return self.task.about


TaskFunction = Callable[[Work], None]
_functions: dict[str, TaskFunction] = {}


def task(name: str) -> Callable[[TaskFunction], TaskFunction]:
    """Registers a function as the task of that name."""

    def register(function: TaskFunction) -> TaskFunction:
        if name in _functions:
            msg = f"there are two tasks {name}"
            raise ValueError(msg)
        _functions[name] = function
        return function

    return register


def functions() -> Mapping[str, TaskFunction]:
    """All tasks that were registered by importing their modules."""
    return MappingProxyType(_functions)
