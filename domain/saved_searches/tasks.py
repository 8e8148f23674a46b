"""Names of the tasks of saved searches."""

SEND_CONFIRMATION = "saved_searches.send_confirmation"
"""About a search."""
SEND_ALERT = "saved_searches.send_alert"
"""About the `id` of an `alert_mail`."""
