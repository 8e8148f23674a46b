"""Names of the tasks of notifications."""

SEND_PUSH = "notifications.send_push"
"""Task about a notification."""

MAIL_SAVED_JOBS = "notifications.mail_saved_jobs"
"""Task about an account; the notifications to mail bear the id of the task."""
