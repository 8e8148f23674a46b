"""Job ads as people see them: cards in lists, and the page of one job."""
