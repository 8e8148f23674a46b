"""What follows from facts: each module turns the facts of one log into requests for tasks."""
