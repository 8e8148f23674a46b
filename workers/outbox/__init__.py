"""The outbox: tasks stored as rows, relayed to the queue, and reconciled with it."""
