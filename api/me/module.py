"""Entry of the own account in the API's register."""

from api.http.module import ApiModule
from api.me.data_routes import router as data
from api.me.routes import router as account
from api.me.security_routes import router as security

MODULE = ApiModule("me", routers=(account, security, data), tags={"me": "The signed-in user's account."})
