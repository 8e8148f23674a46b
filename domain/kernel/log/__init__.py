"""The event log: events, the store that appends and loads them, their rows, chain and idempotency keys."""
