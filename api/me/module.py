"""Entry of the own account in the API's register."""

from api.http.module import ApiModule
from api.me.data_routes import router as data
from api.me.routes import router as account
from api.me.second_factor_routes import router as second_factors
from api.me.security_routes import router as security

MODULE = ApiModule(
    "me", routers=(account, security, second_factors, data), tags={"me": "The signed-in user's account."}
)
