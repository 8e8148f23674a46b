"""FastAPI dependencies: services of jobs and job search."""

from typing import Annotated

from api.http.concurrency_limit import ConcurrencyLimit
from api.jobs import assembly
from api.jobs.recommended.recommendations import Recommendations
from api.jobs.salaries.comparison import SalaryComparisons
from api.jobs.search.job_cards import JobSearchService
from api.jobs.search.job_lists import JobLists
from api.jobs.search.popular_searches import PopularSearchCache
from api.jobs.viewer import ViewerHistories
from api.services import service
from domain.jobs.assembly import JOBS
from domain.jobs.service import Jobs
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.policy.job_finder import JobFinder
from read_models.job_search.serving.assembly import SEARCH_ENGINE
from read_models.job_search.serving.port import JobSearchEngine
from read_models.kernel.row_finder import RowFinder

UseJobs = Annotated[Jobs, service(JOBS)]
UseJobSearch = Annotated[JobSearchService, service(assembly.JOB_SEARCH)]
UseJobFinder = Annotated[JobFinder, service(assembly.JOB_FINDER)]
UseJobLists = Annotated[JobLists, service(assembly.JOB_LISTS)]
UseSearchEngine = Annotated[JobSearchEngine, service(SEARCH_ENGINE)]
UseSearchLimit = Annotated[ConcurrencyLimit, service(assembly.SEARCH_LIMIT)]
UsePopularSearches = Annotated[PopularSearchCache, service(assembly.POPULAR_SEARCHES)]
UseRecommendations = Annotated[Recommendations, service(assembly.RECOMMENDATIONS)]
UsePageFinder = Annotated[RowFinder, service(assembly.PAGE_FINDER)]
UseEmployerLabels = Annotated[EmployerCache, service(assembly.EMPLOYER_LABELS)]
UseViewerHistories = Annotated[ViewerHistories, service(assembly.VIEWER_HISTORIES)]
UseSalaryComparisons = Annotated[SalaryComparisons, service(assembly.SALARY_COMPARISONS)]
