"""Entry of suggestions and reference data in the API's register."""

from api.http.module import ApiModule
from api.reference.preload import load_reference_data
from api.reference.routes import router

MODULE = ApiModule("reference", routers=(router,), preload=load_reference_data)
