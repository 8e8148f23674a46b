"""Entry of employers in the API's register."""

from api.employers.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("employers", routers=(router,), tags={"employers": "Employers with published ads."})
