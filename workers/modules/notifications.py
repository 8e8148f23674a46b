"""Background work for notifications: pushes to browsers."""

from domain.kernel.assembly import Assembly
from domain.notifications.assembly import PUSH_SUBSCRIPTIONS
from domain.notifications.tasks import SEND_PUSH
from workers.modules.module import WorkerModule
from workers.push.assembly import PUSH_CLIENT
from workers.tasks.pushes import Pushes
from workers.tasks.task import Tasks


def _tasks(services: Assembly) -> Tasks:
    pushes = Pushes(services.platform.engine, services[PUSH_SUBSCRIPTIONS], services[PUSH_CLIENT])
    return {SEND_PUSH: pushes.send_push}


MODULE = WorkerModule("notifications", tasks=_tasks)
