"""Command that proposes words for the dictionary of search, from what people searched for next."""

from argparse import Namespace

from domain.tracking.search_retries import SearchRetry, list_retries
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.serving.engine import open_job_search
from read_models.job_search.serving.port import JobSearchEngine
from workers.commands.command import DONE, Commands, add, open_services

_READ = 5_000
_MOST = 50


def add_to(commands: Commands) -> None:
    parser = add(commands, "words", "Propose words that search should know.", words)
    parser.add_argument("what", choices=("suggest",), help="suggest prints proposals")
    parser.add_argument("--most", type=int, default=_MOST, metavar="NUMBER", help=f"proposals; {_MOST}")


def words(options: Namespace) -> int:
    """Prints what at least five visitors searched for when their first words found nothing, as they still do. Counts
    only visitors who allowed their searches to be remembered; nothing tells who they were."""
    with open_services() as services:
        engine = open_job_search(services.platform.engine)
        with services.platform.engine.connect() as connection:
            retries = list_retries(connection, most=_READ)
        proposals = [(each, found) for each in retries if (found := _found_instead(engine, each))]
    if not proposals:
        print("No proposals.")
    for retry, found in proposals[: options.most]:
        print(f"{retry.first} -> {retry.second}  ({retry.people} people, {found} jobs)")
    return DONE


def _found_instead(engine: JobSearchEngine, retry: SearchRetry) -> int:
    """Counts the jobs of the second search; 0 when the first one has some too, or only had a typo."""
    first = engine.search(IndexQuery(text=retry.first), per_page=1)
    if first.corrections or engine.search(IndexQuery(text=retry.first), per_page=1, relax=False).total:
        return 0
    return engine.search(IndexQuery(text=retry.second), per_page=1, relax=False).total
