"""What every module of the domain is built on: events, the event store, personal data, errors. Knows no module."""
