"""Alerts: new jobs are matched with saved searches, and what is due is mailed."""
