"""Entry of educational programmes in the API's register."""

from api.educations.routes import router
from api.http.module import ApiModule

MODULE = ApiModule(
    "educations",
    routers=(router,),
    tags={"educations": "Public programmes of education and guidance, presented and recommended."},
)
