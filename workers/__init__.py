"""Does what follows: projections, reactions to facts, background tasks and the command line."""
