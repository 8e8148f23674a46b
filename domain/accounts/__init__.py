"""Accounts: identity, authentication, roles."""
