"""Entry of suggestions and reference data in the API's register."""

from api.http.module import ApiModule
from api.reference.routes import router
from api.reference.warm_up import load_reference_data

MODULE = ApiModule("reference", routers=(router,), warm_up=lambda _: load_reference_data())
