"""Recommends open jobs to a person by what they searched for, saved, applied for, and by the place of their address."""

from collections.abc import Iterator, Sequence
from itertools import islice

from sqlalchemy import Connection

from api.jobs.recommended.reasons import ShownReasons
from api.jobs.recommended.schemas import RecommendedJob, RecommendedJobs
from api.jobs.search.search_key import filters_from_key
from api.jobs.serializers import card_for
from api.jobs.viewer import Viewer, ViewerHistories
from domain.accounts.account import AccountRepository
from domain.kernel.database.reading_engine import ReadingEngine
from domain.kernel.values.locales import Locale
from domain.reference.addresses import place_in_address
from domain.reference.places import Place
from domain.tracking.owner import Owner
from domain.tracking.saved_jobs import list_saved
from domain.tracking.search_history import list_searches
from read_models.applications.queries import list_jobs_applied_for, of_account
from read_models.employers.label_cache import EmployerCache
from read_models.job_pages.queries import list_by_number
from read_models.job_search.policy.interests import Reason, lasting_search, near_home, searched_for, similar_to
from read_models.job_search.policy.recommendations import Interest, find_by_interests, recommend
from read_models.job_search.serving.port import JobSearchEngine
from read_models.published_job.card import PublishedJob

MOST_OF_A_KIND = 4
"""Searches, saved jobs and applications that count as interests, the latest of each kind: the later, the truer."""


class Recommendations:
    """Computed for one person at a time, and never kept."""

    def __init__(
        self,
        search: JobSearchEngine,
        histories: ViewerHistories,
        employers: EmployerCache,
        accounts: AccountRepository,
        engine: ReadingEngine,
    ) -> None:
        self._search = search
        self._histories = histories
        self._employers = employers
        self._accounts = accounts
        self._engine = engine

    def list(self, person: Viewer, locale: Locale, *, page: int, per_page: int) -> RecommendedJobs:
        """One page of the recommended jobs; none that the person saved or applied for already."""
        interests = self.interests(person, locale)
        found = find_by_interests(self._search, interests)
        numbers = sorted({job.number for _, jobs in found for job in jobs})
        with self._engine.connect() as connection:
            history = self._histories.read(connection, person, numbers)
        recommended = recommend(found, history.saved | history.applied.keys())
        start = (page - 1) * per_page
        shown = recommended[start : start + per_page]
        logos = self._employers.logos(each.job.employer_id for each in shown)
        reasons = ShownReasons((reason for each in shown for reason in each.reasons), locale, self._employers)
        return RecommendedJobs(
            items=[
                RecommendedJob(
                    job=card_for(each.job, history.info(each.job), logos, locale),
                    reasons=[reasons.show(reason) for reason in each.reasons],
                )
                for each in shown
            ],
            total=len(recommended),
            total_pages=-(-len(recommended) // per_page),
            has_interests=bool(interests),
        )

    def interests(self, person: Viewer, locale: Locale) -> Sequence[Interest[Reason]]:
        """Lists the known interests of the person: what they did, then where they live."""
        home = self._home(person)
        with self._engine.connect() as connection:
            return [*self._by_history(connection, person, locale), *near_home(home, locale)]

    def _by_history(self, connection: Connection, person: Viewer, locale: Locale) -> Iterator[Interest[Reason]]:
        """Yields interests by what the person did, which comes before where they live."""
        if person.account_id:
            applied = list_jobs_applied_for(connection, of_account(person.account_id), limit=MOST_OF_A_KIND)
            yield from similar_to(_in_order(connection, applied), "applied", locale)
        if person.owner:
            saved, _ = list_saved(connection, person.owner, offset=0, limit=MOST_OF_A_KIND)
            numbers = [each.job_number for each in saved]
            yield from similar_to(_in_order(connection, numbers), "saved", locale)
            yield from self._by_searches(connection, person.owner, locale)

    def _by_searches(self, connection: Connection, owner: Owner, locale: Locale) -> Iterator[Interest[Reason]]:
        made = (filters_from_key(each.key) for each in list_searches(connection, owner))
        lasting = (search for filters in made if filters and (search := lasting_search(filters.typed(), locale)))
        yield from searched_for(islice(lasting, MOST_OF_A_KIND), locale)

    def _home(self, person: Viewer) -> Place | None:
        """The place of the address, as far as the person gave one."""
        account = self._accounts.find(person.account_id) if person.account_id else None
        return place_in_address(account.profile.address) if account else None


def _in_order(connection: Connection, numbers: Sequence[int]) -> list[PublishedJob]:
    jobs = {job.number: job for job in list_by_number(connection, numbers)}
    return [jobs[number] for number in numbers if number in jobs]
