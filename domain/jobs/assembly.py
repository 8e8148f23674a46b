"""Provider of the service of jobs."""

from domain.jobs.service import Jobs
from domain.kernel.process.assembly import Assembly, Provider


def _jobs(services: Assembly) -> Jobs:
    platform = services.platform
    return Jobs(platform.logs["jobs"], platform.engine, platform.clock)


JOBS = Provider(_jobs)
