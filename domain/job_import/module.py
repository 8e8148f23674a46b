"""Registers the import: plain tables without personal data."""

from domain.kernel.module import Module

MODULE = Module("job_import")
