"""The view of a published job that pages, cards, search and feeds share."""
