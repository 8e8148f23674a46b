"""Whether employers have been told of an erasure: their mails name the person, and so need the key."""

from collections.abc import Sequence
from typing import Annotated

from sqlalchemy import Engine, select

from domain.kernel.tasks import OPEN_STATES
from domain.kernel.tasks import task as task_rows
from read_models.kernel.tables import event_handler_checkpoint
from workers.event_handlers.event_handler import EventHandler
from workers.failures import TaskFailed
from workers.personal_data import RecordedErasure

BeforeErasure = Annotated[Sequence[str], "tasks before an erasure"]


class EmployerNotices:
    """Looks at event handlers and open tasks; a dead task is waited for no longer."""

    def __init__(self, engine: Engine, event_handlers: Sequence[EventHandler], before_erasure: BeforeErasure) -> None:
        self._engine = engine
        self._event_handlers = event_handlers
        self._before_erasure = before_erasure

    def require_sent(self, recorded: Sequence[RecordedErasure]) -> None:
        """Raises TaskFailed until the employers of these streams are told."""
        about = task_rows.c
        with self._engine.connect() as connection:
            for each in recorded:
                readers = [handler.name for handler in self._event_handlers if handler.log == each.log]
                caught_up = select(event_handler_checkpoint.c.reader).where(
                    event_handler_checkpoint.c.reader.in_(readers), event_handler_checkpoint.c.position >= each.position
                )
                open_tasks = select(about.id).where(
                    about.name.in_(self._before_erasure), about.about.in_(each.stream_ids), about.state.in_(OPEN_STATES)
                )
                is_behind = len(connection.execute(caught_up).all()) < len(readers) and each.position > 0
                if is_behind or connection.execute(open_tasks.limit(1)).first():
                    raise TaskFailed("employers have not been told yet")
