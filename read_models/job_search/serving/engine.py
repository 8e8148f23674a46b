"""Chooses the engine behind the port and the maintenance of its index."""

from sqlalchemy import Engine

from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.serving.port import JobSearchEngine
from read_models.job_search.serving.segment_engine import SegmentSearchEngine
from read_models.kernel.leader_election import LogReader


def open_job_search(engine: Engine) -> JobSearchEngine:
    """The search engine on this database; one for each process."""
    return SegmentSearchEngine(engine)


def index_maintenance(engine: Engine) -> LogReader:
    """The merging of segments, which one worker runs beside the projection."""
    return SegmentMerger(engine).reader()
