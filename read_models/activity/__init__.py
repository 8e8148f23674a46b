"""Every fact of every log as an auditor sees it: without personal data."""
