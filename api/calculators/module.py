"""Entry of the pay calculators in the API's register."""

from api.calculators.municipality_search import suggest_municipalities
from api.calculators.routes import router
from api.http.module import ApiModule
from domain.kernel.process.services import Services


def _read_municipalities(_: Services) -> None:
    """Reads the municipalities in advance: their search runs on the event loop, so it must not read files."""
    suggest_municipalities("zagreb", "mk")


MODULE = ApiModule(
    "calculators",
    routers=(router,),
    tags={"calculators": "Croatian pay: salaries and contracts, gross to net and back."},
    warm_up=_read_municipalities,
)
