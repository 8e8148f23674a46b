"""How background work fails: for now, or for good."""


class TaskFailed(Exception):
    """It did not work this time. `reason` says why in words that hold no value, so that they can be kept and logged."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class TaskFailedPermanently(TaskFailed):
    """It will not work next time either: the task is given up at once."""
