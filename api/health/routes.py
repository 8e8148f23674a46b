"""Routes for health checks."""

from fastapi import APIRouter, Response

from api.dependencies import Use
from api.health.readiness import readiness
from api.health.schemas import Liveness, Readiness

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def get_liveness(use: Use) -> Liveness:
    """Liveness: contacts no other server and needs no thread."""
    return Liveness(build=use.settings.build)


@router.get("/readyz", responses={503: {"model": Readiness, "description": "Send no requests here."}})
def get_readiness(use: Use, response: Response) -> Readiness:
    """Readiness: the state of the database, Redis, the read models and the background tasks."""
    answer = readiness(use)
    if answer.status == "unavailable":
        response.status_code = 503
    return answer
