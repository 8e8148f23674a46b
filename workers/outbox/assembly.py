"""Provider of the task queue."""

from domain.kernel.process.assembly import Provider
from workers.outbox.queue import TaskQueue

TASK_QUEUE = Provider(lambda services: TaskQueue(services.platform.settings.redis_url), close=TaskQueue.close)
