"""Data about guests: shown, exported and erased by a link that was sent to their contact."""
