"""The port of the job search and the engine that implements it."""
