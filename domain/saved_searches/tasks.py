"""Names of the tasks of saved searches."""

SEND_CONFIRMATION = "saved_searches.send_confirmation"
"""Task about a search."""
SEND_ALERT = "saved_searches.send_alert"
"""Task about the `id` of an `alert_mail`."""
