"""Routes for health checks."""

from typing import Annotated

from fastapi import APIRouter, Response
from redis import ConnectionPool

from api.health.readiness import readiness
from api.health.schemas import Liveness, Readiness
from api.http.assembly import REDIS
from api.services import UseSettings, service
from domain.documents.assembly import FILES
from domain.documents.file_store import FileStore
from domain.kernel.persons.erasure_gate import ERASURE_GATE, ErasureGate
from domain.kernel.process.assembly import Provider
from domain.kernel.process.platform import Platform

router = APIRouter(tags=["operations"])

UsePlatform = Annotated[Platform, service(Provider(lambda services: services.platform))]
UseErasureGate = Annotated[ErasureGate, service(ERASURE_GATE)]
UseRedis = Annotated[ConnectionPool, service(REDIS)]
UseFiles = Annotated[FileStore, service(FILES)]


@router.get("/healthz")
async def get_liveness(settings: UseSettings) -> Liveness:
    """Liveness: contacts no other server and needs no thread."""
    return Liveness(build=settings.build)


@router.get("/readyz", responses={503: {"model": Readiness, "description": "Send no requests here."}})
def get_readiness(
    platform: UsePlatform, gate: UseErasureGate, redis: UseRedis, files: UseFiles, response: Response
) -> Readiness:
    """Readiness: the state of the database, Redis, stored files, the read models and the background tasks."""
    answer = readiness(platform, gate, redis, files)
    if answer.status == "unavailable":
        response.status_code = 503
    return answer
