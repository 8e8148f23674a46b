"""Entry of the site's texts in the API's register."""

from api.content.collection_routes import router as collections
from api.content.routes import router
from api.http.module import ApiModule

MODULE = ApiModule(
    "content",
    routers=(router, collections),
    tags={"content": "Texts of the site: terms, privacy policy, help, advice."},
)
