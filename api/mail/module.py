"""Entry of mails in the API's register."""

from api.http.module import ApiModule
from api.mail.kinds import subscriptions
from api.mail.routes import router

MODULE = ApiModule(
    "mail",
    routers=(router,),
    tags={"mail": "Ending mails by the link in them, and mails that came back."},
    providers=(subscriptions,),
)
