"""Entry of the editors' routes in the API's register."""

from api.editor.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("editor", routers=(router,), tags={"editor": "Editing of the site's texts, for editors."})
