"""Names of the tasks of mails."""

ADDRESS_SWITCHED_OFF = "mail.address_switched_off"
"""About the `id` of an `address_suppression`."""
SEND_DIGEST = "mail.send_digest"
"""About the recipient of mails that were held."""
