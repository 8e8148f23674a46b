"""What every module of the domain is built on: facts, the event store, personal data, errors. Knows no module."""
