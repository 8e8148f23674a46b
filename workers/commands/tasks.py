"""Commands for background tasks."""

from argparse import Namespace
from uuid import UUID

from domain.kernel.tasks import backlog, task
from workers.commands.command import DONE, FAILED, CommandFailed, Commands, add, platform
from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskStore


def add_to(commands: Commands) -> None:
    parser = add(commands, "tasks", "Count background tasks, list and retry dead ones.", count)
    actions = parser.add_subparsers(metavar="dead|retry")
    add(actions, "dead", "List dead tasks, oldest first.", list_dead)
    again = add(actions, "retry", "Retry dead tasks, with all their attempts.", retry)
    again.add_argument("ids", nargs="*", type=UUID, metavar="ID", help="as listed by `karijera tasks dead`")
    again.add_argument("--all", action="store_true", help="all dead tasks")


def count(_: Namespace) -> int:
    """Exit code 1 when there are dead tasks."""
    with platform() as opened:
        counted = backlog(opened.engine)
    for name in sorted({*counted.open, *counted.dead}):
        print(f"{name}: {counted.open.get(name, 0)} open, {counted.dead.get(name, 0)} dead")
    print(f"{counted.total_open} open, {counted.total_dead} dead.")
    return FAILED if counted.total_dead else DONE


def list_dead(_: Namespace) -> int:
    with platform() as opened:
        dead = TaskStore(opened.engine).list_dead()
    for row in dead:
        print(
            f"{row['id']}  {row['name']}  about {row['about']}  {row['created_at']:%Y-%m-%d %H:%M}"
            f"  {row['attempts']} tries  {row['last_error']}"
        )
    print(f"{len(dead)} dead.")
    return DONE


def retry(options: Namespace) -> int:
    """Retries dead tasks, which run as soon as a worker is free, or within half a minute when the queue is down."""
    if not options.ids and not options.all:
        raise CommandFailed("Name the tasks by id, or use --all.")
    with platform() as opened:
        task_store = TaskStore(opened.engine)
        revived = task_store.revive() if options.all else task_store.revive(task.c.id.in_(options.ids))
        queue = TaskQueue(opened.settings.redis_url)
        try:
            queue.enqueue(revived)
            task_store.mark_enqueued(revived)
        except QueueUnavailable:
            print("Redis cannot be reached; the tasks are run when it is back.")
        finally:
            queue.close()
    print(f"{len(revived)} will be tried again.")
    return DONE if revived or options.all else FAILED
