"""Routes for health checks."""

from fastapi import APIRouter, Response
from redis import ConnectionPool

from api.health.readiness import readiness
from api.health.schemas import Liveness, Readiness
from api.services import Use
from domain.documents.file_store import FileStore
from domain.kernel.persons.erasure_gate import ErasureGate
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def get_liveness(settings: Use[Settings]) -> Liveness:
    """Liveness: contacts no other server and needs no thread."""
    return Liveness(build=settings.build)


@router.get("/readyz", responses={503: {"model": Readiness, "description": "Send no requests here."}})
def get_readiness(
    platform: Use[Platform],
    gate: Use[ErasureGate],
    redis: Use[ConnectionPool],
    files: Use[FileStore],
    response: Response,
) -> Readiness:
    """Readiness: the state of the database, Redis, stored files, the read models and the background tasks."""
    answer = readiness(platform, gate, redis, files)
    if answer.status == "unavailable":
        response.status_code = 503
    return answer
