"""Errors of background tasks: transient and permanent."""


class TaskFailed(Exception):
    """The attempt failed and is retried. `reason` contains no personal data, since it is stored and logged."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class TaskFailedPermanently(TaskFailed):
    """The task cannot succeed: it is dead at once, without retries."""
