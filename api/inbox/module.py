"""What an employer does with applications."""

from api.http.module import ApiModule
from api.inbox.routes import router

MODULE = ApiModule("inbox", routers=(router,), tags={"inbox": "What an employer does with applications."})
