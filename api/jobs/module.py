"""Entry of jobs in the API's register."""

from api.http.module import ApiModule
from api.jobs.assembly import warm_up_search
from api.jobs.recommended.routes import router as recommended
from api.jobs.routes import router as jobs
from api.jobs.salaries.routes import router as salaries
from api.jobs.search.popular_routes import router as popular
from api.jobs.search.routes import router as search
from read_models.job_search.policy.warm_up import load_query_analysis

MODULE = ApiModule(
    "jobs",
    # `/jobs/{job_id}` would take the paths of the others for numbers.
    routers=(search, popular, recommended, salaries, jobs),
    asked_first=(search,),
    tags={"jobs": "Job search and job pages."},
    preload=load_query_analysis,
    warm_up=warm_up_search,
)
