"""Uploaded files, stored encrypted under the key of their owner."""
