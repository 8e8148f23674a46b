"""Background processes: projections, event handlers, tasks, scheduled tasks, and the command line."""
