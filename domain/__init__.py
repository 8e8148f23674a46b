"""Decides and records: the streams and tables of the job board, one module a subject."""
