"""The address of a job's picture: each version of the job has its own in each language."""

from domain.kernel.values.locales import Locale

PATH = "/pictures/jobs/{job_id}/{locale}/{version}.png"
"""Path of a job's picture, which is not below `/api/`, as robots.txt keeps that from those who show the pictures."""


def picture_path(job_id: int, locale: Locale, version: int) -> str:
    return PATH.format(job_id=job_id, locale=locale, version=version)
