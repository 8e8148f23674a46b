"""Builds the services of applications with their ports to jobs and files."""

from api.applications.applicant_access import ApplicantAccess
from api.applications.job_directory import ApplicationJobDirectory
from api.applications.views import ApplicationViews
from domain.applications.assembly import ApplicationModule, open_applicants_side, open_applications
from domain.applications.service import Applications
from domain.documents.assembly import DOCUMENTS
from domain.jobs.assembly import JOBS
from domain.kernel.process.assembly import Assembly, Provider
from domain.verification.assembly import LINK_SIGNER
from read_models.kernel.assembly import CHECKPOINT_WAITER
from read_models.kernel.row_finder import RowFinder


def _module(services: Assembly) -> ApplicationModule:
    return open_applications(services.platform, services[DOCUMENTS])


def _applications(services: Assembly) -> Applications:
    return open_applicants_side(services.platform, services[MODULE], services[DOCUMENTS], services[JOB_DIRECTORY])


def _applicant_access(services: Assembly) -> ApplicantAccess:
    return ApplicantAccess(services[LINK_SIGNER], services[FOLLOW_LINKS], services[STREAMS], services.platform.settings)


def _views(services: Assembly) -> ApplicationViews:
    return ApplicationViews(services.platform.logs["applications"], services[CHECKPOINT_WAITER])


def _row_finder(services: Assembly) -> RowFinder:
    platform = services.platform
    return RowFinder(platform.engine, services[CHECKPOINT_WAITER], "applications", platform.logs["applications"])


MODULE = Provider(_module)
JOB_DIRECTORY = Provider(lambda services: ApplicationJobDirectory(services[JOBS], services.platform.clock))
APPLICATIONS = Provider(_applications)
STREAMS = Provider(lambda services: services[MODULE].streams)
FOLLOW_LINKS = Provider(lambda services: services[MODULE].follow_links)
SELECTION = Provider(lambda services: services[MODULE].selection)
GUEST_ADOPTION = Provider(lambda services: services[MODULE].guest_adoption)
APPLICANT_ACCESS = Provider(_applicant_access)
VIEWS = Provider(_views)
ROW_FINDER = Provider(_row_finder)
