"""Rules for sending mail: kinds that were stopped, addresses that fail, and what waits for the next digest."""
