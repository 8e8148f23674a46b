"""Decisions of the import, as pure functions: duplicates, changes, withdrawals."""
