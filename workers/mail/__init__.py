"""Mails and text messages in five languages: rendering and sending."""
