"""The auditor's view of what happened."""
