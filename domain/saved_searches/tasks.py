"""Names of the tasks of saved searches; each is about a search."""

SEND_CONFIRMATION = "saved_searches.send_confirmation"
