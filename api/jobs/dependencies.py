"""FastAPI dependencies: services of jobs and job search."""

from typing import Annotated

from api.jobs import assembly
from api.jobs.concurrency_limit import ConcurrencyLimit
from api.jobs.employer_cache import EmployerCache
from api.jobs.job_lists import JobLists
from api.jobs.popular_searches import PopularSearchCache
from api.jobs.recommendations import Recommendations
from api.jobs.salary_comparison import SalaryComparisons
from api.jobs.search_service import JobSearchService
from api.jobs.viewer import ViewerHistories
from api.services import service
from domain.jobs.assembly import JOBS
from domain.jobs.service import Jobs
from read_models.job_search.serving.assembly import SEARCH_ENGINE
from read_models.job_search.serving.port import JobSearchEngine
from read_models.kernel.row_finder import RowFinder

UseJobs = Annotated[Jobs, service(JOBS)]
UseJobSearch = Annotated[JobSearchService, service(assembly.JOB_SEARCH)]
UseJobLists = Annotated[JobLists, service(assembly.JOB_LISTS)]
UseSearchEngine = Annotated[JobSearchEngine, service(SEARCH_ENGINE)]
UseSearchLimit = Annotated[ConcurrencyLimit, service(assembly.SEARCH_LIMIT)]
UsePopularSearches = Annotated[PopularSearchCache, service(assembly.POPULAR_SEARCHES)]
UseRecommendations = Annotated[Recommendations, service(assembly.RECOMMENDATIONS)]
UsePageFinder = Annotated[RowFinder, service(assembly.PAGE_FINDER)]
UseEmployerLabels = Annotated[EmployerCache, service(assembly.EMPLOYER_LABELS)]
UseViewerHistories = Annotated[ViewerHistories, service(assembly.VIEWER_HISTORIES)]
UseSalaryComparisons = Annotated[SalaryComparisons, service(assembly.SALARY_COMPARISONS)]
