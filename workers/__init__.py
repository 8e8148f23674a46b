"""Does what follows: projections, reactions to events, background tasks and the command line."""
