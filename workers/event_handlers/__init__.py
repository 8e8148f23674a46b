"""Event handlers: each maps the events of one log to task requests."""
