"""Decisions and records: the event streams and tables of the job board, one package per module."""
