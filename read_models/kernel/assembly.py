"""Providers of the read models' services."""

from domain.kernel.process.assembly import Provider
from read_models.kernel.waiting import CheckpointWaiter

CHECKPOINT_WAITER = Provider(lambda services: CheckpointWaiter(services.platform.engine))
