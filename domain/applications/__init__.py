"""Applications: one person's try for one job, from the form to the end of the selection."""
