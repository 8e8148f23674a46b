"""The error that explains to the user why the site cannot run on this machine."""


class CannotRun(Exception):
    """The site cannot run here; the message is a sentence for the user."""
