"""Puts the module together on open connections."""

from dataclasses import dataclass

from domain.applications.adopting import Adopting
from domain.applications.erasing import Erasing
from domain.applications.farewell import Farewell
from domain.applications.ports import DocumentShelf, JobDirectory
from domain.applications.reservations import Reservations
from domain.applications.selection import Selection
from domain.applications.sending import Sending
from domain.applications.service import Applications
from domain.applications.streams import ApplicationStreams
from domain.kernel.codes import VerificationCodes
from domain.kernel.platform import Platform


@dataclass(frozen=True)
class ApplicationModule:
    """The parts that processes use, whether or not they know the job ads."""

    streams: ApplicationStreams
    reservations: Reservations
    codes: VerificationCodes
    selection: Selection
    farewell: Farewell
    adopting: Adopting
    erasing: Erasing


def open_applications(platform: Platform, documents: DocumentShelf) -> ApplicationModule:
    """What follows applications through: codes, the employer's side, and cleaning up."""
    streams = ApplicationStreams(platform.logs["applications"], platform.engine, platform.idempotency)
    reservations = Reservations(platform.engine)
    return ApplicationModule(
        streams=streams,
        reservations=reservations,
        codes=VerificationCodes(platform.engine, platform.settings.link_key.get_secret_value()),
        selection=Selection(streams, reservations),
        farewell=Farewell(streams, platform.engine, platform.keys, documents),
        erasing=Erasing(streams, platform.engine),
        adopting=Adopting(streams, platform.engine, documents),
    )


def open_applicants_side(
    platform: Platform, module: ApplicationModule, documents: DocumentShelf, jobs: JobDirectory
) -> Applications:
    """What applicants do; for this the job ads must be known."""
    return Applications(
        streams=module.streams,
        jobs=jobs,
        documents=documents,
        codes=module.codes,
        sending=Sending(module.streams, module.reservations),
        farewell=module.farewell,
        keys=platform.keys,
        sms_available=bool(platform.settings.sms_url),
    )
