"""What the import of jobs contributes to the whole: plain tables, nothing about people."""

from domain.kernel.module import Module

MODULE = Module("job_import")
