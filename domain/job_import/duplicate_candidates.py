"""Finds jobs of other feeds that a feed's new items may duplicate."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from sqlalchemy import Engine

from domain.job_import.decisions.deduplication import TitleKey, duplicate_reason
from domain.job_import.items import FeedItem
from domain.job_import.source_ads import DuplicateCandidate, SourceAd, find_duplicate_candidates
from domain.jobs.events import JoiningReason
from domain.jobs.state import Job, JobState
from domain.jobs.status import JobStatus


@dataclass
class DuplicateCandidates:
    """Candidates by match key and by application URL. At most one item of a feed joins a job."""

    _by_match: dict[int, list[DuplicateCandidate]]
    _by_address: dict[int, list[DuplicateCandidate]]
    _own_at_address: Counter[int]
    _joined: set[int]

    @classmethod
    def find(cls, engine: Engine, feed: str, new: Sequence[SourceAd]) -> Self:
        """Candidates for these items, in one or two queries."""
        match_keys = {ad.match_key for ad in new if ad.match_key is not None}
        addresses = Counter(ad.apply_key for ad in new if ad.apply_key is not None)
        candidates, own = find_duplicate_candidates(engine, feed, match_keys, addresses.keys()) if new else ([], {})
        found = cls({}, {}, addresses + Counter(own), set())
        for each in candidates:
            if each.match_key is not None and each.match_key in match_keys:
                found._by_match.setdefault(each.match_key, []).append(each)
            if each.apply_key is not None and each.apply_key in addresses:
                found._by_address.setdefault(each.apply_key, []).append(each)
        return found

    @property
    def job_numbers(self) -> list[int]:
        """The jobs of all candidates."""
        both = (*self._by_match.values(), *self._by_address.values())
        return list({each.job_number for candidates in both for each in candidates})

    def mark_joined(self, number: int) -> None:
        """Excludes this job for further items of the feed."""
        self._joined.add(number)

    def duplicates_of(
        self,
        item: FeedItem,
        imported: SourceAd,
        states: dict[int, tuple[JobState, int]],
        title_key: TitleKey,
        now: datetime,
    ) -> Iterator[tuple[int, JoiningReason]]:
        """The jobs that the item duplicates, with the reason, the most certain first."""
        at_address = self._at_address(imported)
        candidates = dict.fromkeys([*at_address, *self._numbers(self._by_match.get(imported.match_key or 0, []))])
        for number in candidates:
            job, _ = states[number]
            if number in self._joined or not isinstance(job, Job) or not _is_open(job, now):
                continue
            because = duplicate_reason(
                item.employer.name,
                item.ad,
                job.employer.name,
                job.ad,
                title_key=title_key,
                same_address=number in at_address,
            )
            if because:
                yield number, because

    def _at_address(self, imported: SourceAd) -> list[int]:
        """Jobs with the same application URL, unless a feed has several ads there: then it is the URL of a list."""
        if imported.apply_key is None or self._own_at_address[imported.apply_key] > 1:
            return []
        candidates = self._by_address.get(imported.apply_key, [])
        by_feed = Counter(each.feed for each in candidates)
        return self._numbers([each for each in candidates if by_feed[each.feed] == 1])

    @staticmethod
    def _numbers(candidates: Sequence[DuplicateCandidate]) -> list[int]:
        return list(dict.fromkeys(each.job_number for each in candidates))


def _is_open(job: Job, now: datetime) -> bool:
    return job.status(now) in {JobStatus.ACTIVE, JobStatus.PAUSED}
