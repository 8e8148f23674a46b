"""What can keep the site from running on this machine, said so that the reader knows what to do."""


class CannotRun(Exception):
    """Something about this machine stands in the way; the message is the sentence that a person reads."""
