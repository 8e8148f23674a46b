"""Every event of every log as an auditor sees it: without personal data."""
