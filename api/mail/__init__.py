"""HTTP endpoints of unsubscribing from mails, and of reports of mails that came back."""
