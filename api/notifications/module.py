"""Entry of notifications in the API's register."""

from api.http.module import ApiModule
from api.notifications.routes import router

MODULE = ApiModule(
    "notifications",
    routers=(router,),
    tags={"notifications": "What the signed-in user is told, by which channels, and browsers that take pushes."},
)
