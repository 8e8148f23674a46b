"""The outbox: tasks that follow from events, kept as rows, relayed to the queue and reconciled with it."""
