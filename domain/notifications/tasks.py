"""Names of the tasks of notifications."""

SEND_PUSH = "notifications.send_push"
"""About a notification."""

MAIL_SAVED_JOBS = "notifications.mail_saved_jobs"
"""About an account; the notifications to mail bear the id of the task."""
