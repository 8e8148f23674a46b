"""Entry of saved searches in the API's register."""

from api.http.module import ApiModule
from api.saved_searches.guest_routes import router as guests
from api.saved_searches.match_routes import router as matches
from api.saved_searches.routes import router as accounts

MODULE = ApiModule(
    "saved_searches",
    routers=(accounts, matches, guests),
    tags={"saved-searches": "Searches that are saved, and mailed about."},
)
