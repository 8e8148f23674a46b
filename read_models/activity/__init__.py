"""The audit view: every event of every log, without personal data."""
