"""Entry of the site's texts in the API's register."""

from api.content.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("content", routers=(router,), tags={"content": "Texts of the site: terms, privacy policy, help."})
