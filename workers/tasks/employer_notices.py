"""Whether employers have been told of an erasure: their mails name the person, and so need the key."""

from collections.abc import Sequence

from sqlalchemy import Engine, select

from domain.kernel.tasks import OPEN_STATES
from domain.kernel.tasks import task as task_rows
from read_models.kernel.tables import event_handler_checkpoint
from workers.failures import TaskFailed
from workers.personal_data import RecordedErasure


class EmployerNotices:
    """Looks at event handlers and open tasks; a dead task is waited for no longer."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def require_sent(self, recorded: Sequence[RecordedErasure]) -> None:
        """Raises TaskFailed until the employers of these streams are told."""
        from workers.register import BEFORE_ERASURE, EVENT_HANDLERS

        about = task_rows.c
        with self._engine.connect() as connection:
            for each in recorded:
                readers = [handler.name for handler in EVENT_HANDLERS if handler.log == each.log]
                caught_up = select(event_handler_checkpoint.c.reader).where(
                    event_handler_checkpoint.c.reader.in_(readers), event_handler_checkpoint.c.position >= each.position
                )
                open_tasks = select(about.id).where(
                    about.name.in_(BEFORE_ERASURE), about.about.in_(each.stream_ids), about.state.in_(OPEN_STATES)
                )
                is_behind = len(connection.execute(caught_up).all()) < len(readers) and each.position > 0
                if is_behind or connection.execute(open_tasks.limit(1)).first():
                    raise TaskFailed("employers have not been told yet")
