"""Background tasks, one function for each."""
