"""Entry of the employer's inbox in the API's register."""

from api.http.module import ApiModule
from api.inbox.routes import router

MODULE = ApiModule("inbox", routers=(router,), tags={"inbox": "The employer's inbox of applications."})
