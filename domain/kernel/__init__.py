"""The foundation of all modules: events, the event store, personal data, errors. Imports no module."""
