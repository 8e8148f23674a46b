"""What follows from events: each module turns the events of one log into requests for tasks."""
