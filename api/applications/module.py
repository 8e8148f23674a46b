"""Entry of applications in the API's register."""

from api.applications.follow_routes import router as following
from api.applications.own_routes import router as own_applications
from api.applications.routes import router as applying
from api.http.module import ApiModule

MODULE = ApiModule(
    "applications",
    routers=(applying, own_applications),
    other_routers=(following,),
    tags={"applications": "Applying for jobs, and the applicant's own applications."},
)
