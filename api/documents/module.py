"""Entry of documents in the API's register."""

from api.documents.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("documents", routers=(router,), tags={"documents": "Uploaded files of applications."})
