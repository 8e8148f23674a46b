"""Names of the tasks of contact messages; each is about the id of a message."""

FORWARD_MESSAGE = "contact.forward_message"
