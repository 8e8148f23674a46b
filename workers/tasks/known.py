"""Every task there is."""

from collections.abc import Mapping

from workers.tasks import accounts, cleaning, erasing, exporting, feeds, forwarding, telling, verification
from workers.tasks.registry import TaskFunction, functions

TASKS: Mapping[str, TaskFunction] = functions()

_MODULES = (accounts, cleaning, erasing, exporting, feeds, forwarding, telling, verification)
