"""Entry of jobs in the API's register."""

from api.http.module import ApiModule
from api.jobs.assembly import JOB_SEARCH
from api.jobs.popular_routes import router as popular
from api.jobs.preload import load_query_analysis
from api.jobs.recommended_routes import router as recommended
from api.jobs.routes import router as jobs
from api.jobs.salary_comparison_routes import router as salaries
from api.jobs.search_routes import router as search

MODULE = ApiModule(
    "jobs",
    # `/jobs/{job_id}` would take the paths of the others for numbers.
    routers=(search, popular, recommended, salaries, jobs),
    asked_first=(search,),
    tags={"jobs": "Job search and job pages."},
    preload=load_query_analysis,
    warm_up=lambda services: services[JOB_SEARCH].warm_up(),
)
