"""Names of the tasks of mails."""

ADDRESS_SWITCHED_OFF = "mail.address_switched_off"
"""Task about the `id` of an `address_suppression`."""
SEND_DIGEST = "mail.send_digest"
"""Task about the recipient of mails that were held."""
