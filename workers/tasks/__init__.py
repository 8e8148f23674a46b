"""What is done in the background, one function for each task."""
