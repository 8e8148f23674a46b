"""Which mails may be sent: kinds that were stopped, addresses that fail, and what waits for the next digest."""
