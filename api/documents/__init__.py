"""Files that go with an application."""
