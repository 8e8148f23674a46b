"""Commands for background tasks."""

from argparse import Namespace
from uuid import UUID

from workers.commands.command import DONE, NO, CannotDo, Commands, add, platform


def add_to(commands: Commands) -> None:
    parser = add(commands, "tasks", "Count background tasks, list dead ones, try them again.", count)
    actions = parser.add_subparsers(metavar="dead|retry")
    add(actions, "dead", "List tasks that were given up, oldest first.", list_dead)
    again = add(actions, "retry", "Give dead tasks all their tries again.", retry)
    again.add_argument("ids", nargs="*", type=UUID, metavar="ID", help="as `karijera tasks dead` lists them")
    again.add_argument("--all", action="store_true", help="all that are dead")


def count(_: Namespace) -> int:
    """Exit code 1 when there are dead ones."""
    from domain.kernel.tasks import backlog

    with platform() as opened:
        counted = backlog(opened.engine)
    for name in sorted({*counted.open, *counted.dead}):
        print(f"{name}: {counted.open.get(name, 0)} open, {counted.dead.get(name, 0)} dead")
    print(f"{counted.total_open} open, {counted.total_dead} dead.")
    return NO if counted.total_dead else DONE


def list_dead(_: Namespace) -> int:
    from workers.outbox.task_store import TaskStore

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
    """They are tried as soon as a worker is free, within half a minute at most."""
    from domain.kernel.tasks import task
    from workers.outbox.queue import QueueUnavailable, TaskQueue
    from workers.outbox.task_store import TaskStore

    if not options.ids and not options.all:
        raise CannotDo("Name the tasks by their ids, or say --all.")
    with platform() as opened:
        task_store = TaskStore(opened.engine)
        revived = task_store.revive() if options.all else task_store.revive(task.c.id.in_(options.ids))
        queue = TaskQueue(opened.settings.redis_url)
        try:
            queue.tell(revived)
            task_store.mark_enqueued(revived)
        except QueueUnavailable:
            print("Redis is away; the tasks are tried when it is back.")
        finally:
            queue.close()
    print(f"{len(revived)} will be tried again.")
    return DONE if revived or options.all else NO
