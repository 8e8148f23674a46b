"""Read models: tables that projections fill from the event logs, and the queries that read them."""
