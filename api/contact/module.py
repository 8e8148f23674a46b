"""Entry of the contact form in the API's register."""

from api.contact.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("contact", routers=(router,), tags={"contact": "Messages to whoever runs the site."})
