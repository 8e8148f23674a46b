"""The port of the job search and the engine behind it."""
