"""Applications: one person applies for one job, from the form to the end of the selection."""
