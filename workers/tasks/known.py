"""Every task there is."""

from collections.abc import Mapping

from workers.tasks import cleaning, feeds, forwarding, telling, verification
from workers.tasks.registry import TaskFunction, functions

TASKS: Mapping[str, TaskFunction] = functions()

_MODULES = (cleaning, feeds, forwarding, telling, verification)
