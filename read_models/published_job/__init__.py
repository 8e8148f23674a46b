"""A published job as every view shows it: the base of pages, cards, search and feeds."""
