"""Entry of guests' personal data in the API's register."""

from api.http.module import ApiModule
from api.personal_data.routes import router

MODULE = ApiModule(
    "personal_data",
    routers=(router,),
    tags={"personal-data": "What is held about people without an account, by a link sent to their contact."},
)
