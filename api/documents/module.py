"""Files that go with applications."""

from api.documents.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("documents", routers=(router,), tags={"documents": "Files that go with applications."})
