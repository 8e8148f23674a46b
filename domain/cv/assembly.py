"""Providers of the services of CVs."""

from domain.cv.candidates import Candidates
from domain.cv.deletion_cleanup import DeletionCleanup
from domain.cv.owners import CvOwners
from domain.cv.service import Cvs
from domain.cv.streams import CvStreams
from domain.cv.visibility import CvVisibility
from domain.kernel.process.assembly import Assembly, Provider


def _streams(services: Assembly) -> CvStreams:
    return CvStreams(services.platform.logs["cv"])


def _cvs(services: Assembly) -> Cvs:
    platform = services.platform
    return Cvs(services[CV_STREAMS], services[CV_CLEANUP], platform.keys, platform.clock)


CV_STREAMS = Provider(_streams)
CV_OWNERS = Provider(lambda services: CvOwners(services.platform.engine))
CV_CLEANUP = Provider(lambda services: DeletionCleanup(services[CV_OWNERS], services.platform.keys))
CVS = Provider(_cvs)
CV_VISIBILITY = Provider(lambda services: CvVisibility(services[CV_STREAMS], services[CV_OWNERS]))
CANDIDATES = Provider(lambda services: Candidates(services[CV_STREAMS], services.platform.clock))
