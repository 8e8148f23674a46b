"""Finds the row of a job's page, also right after the job was written."""

from typing import Annotated

from read_models.kernel.row_finder import RowFinder

JobPageFinder = Annotated[RowFinder, "job_pages"]
