"""Entry of registration and login in the API's register."""

from api.auth.acting_routes import router as acting
from api.auth.recovery_routes import router as recovery
from api.auth.registration_routes import router as registration
from api.auth.routes import router as sign_in
from api.auth.second_factor_routes import router as second_factor
from api.auth.social_routes import router as social
from api.http.module import ApiModule

MODULE = ApiModule(
    "auth",
    routers=(sign_in, second_factor, registration, recovery, acting, social),
    tags={"auth": "Registration, login and logout."},
)
