"""FastAPI dependencies: services of CVs."""

from typing import Annotated
from uuid import UUID

from fastapi import Path

from api.cv.files import CvFiles
from api.cv.views import CvViews
from api.services import service
from domain.cv.assembly import CV_VISIBILITY, CVS
from domain.cv.service import Cvs
from domain.cv.visibility import CvVisibility
from domain.documents.assembly import PICTURES, TYPESET_CVS
from domain.employers.assembly import EMPLOYERS
from domain.employers.service import Employers
from domain.kernel.process.assembly import Assembly, Provider
from read_models.kernel.assembly import CHECKPOINT_WAITER


def _views(services: Assembly) -> CvViews:
    return CvViews(services.platform.logs["cv"], services[CHECKPOINT_WAITER])


VIEWS = Provider(_views)
FILES = Provider(lambda services: CvFiles(services[CVS], services[PICTURES], services[TYPESET_CVS]))

UseCvs = Annotated[Cvs, service(CVS)]
UseCvVisibility = Annotated[CvVisibility, service(CV_VISIBILITY)]
UseEmployers = Annotated[Employers, service(EMPLOYERS)]
UseCvFiles = Annotated[CvFiles, service(FILES)]
UseCvViews = Annotated[CvViews, service(VIEWS)]

CvId = Annotated[UUID, Path(alias="cvId")]
ItemId = Annotated[UUID, Path(alias="itemId", description="Made by the client that adds the item.")]
