"""FastAPI dependencies: services of applications."""

from typing import Annotated

from api.applications import assembly
from api.applications.applicant_access import ApplicantAccess
from api.applications.job_directory import ApplicationJobDirectory
from api.applications.views import ApplicationViews
from api.services import service
from domain.applications.follow_links import FollowLinks
from domain.applications.guest_adoption import GuestAdoption
from domain.applications.selection import Selection
from domain.applications.service import Applications
from domain.applications.streams import ApplicationStreams
from read_models.kernel.row_finder import RowFinder

UseApplications = Annotated[Applications, service(assembly.APPLICATIONS)]
UseApplicationStreams = Annotated[ApplicationStreams, service(assembly.STREAMS)]
UseFollowLinks = Annotated[FollowLinks, service(assembly.FOLLOW_LINKS)]
UseSelection = Annotated[Selection, service(assembly.SELECTION)]
UseGuestAdoption = Annotated[GuestAdoption, service(assembly.GUEST_ADOPTION)]
UseJobDirectory = Annotated[ApplicationJobDirectory, service(assembly.JOB_DIRECTORY)]
UseApplicationViews = Annotated[ApplicationViews, service(assembly.VIEWS)]
UseApplicationFinder = Annotated[RowFinder, service(assembly.ROW_FINDER)]
UseApplicantAccess = Annotated[ApplicantAccess, service(assembly.APPLICANT_ACCESS)]
