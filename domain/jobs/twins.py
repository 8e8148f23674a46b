"""Looking for the jobs that new items of a feed may be, among those that other feeds have brought."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from sqlalchemy import Engine

from domain.jobs.events import JoiningReason
from domain.jobs.feeds.items import FeedItem
from domain.jobs.imported import ImportedAd, Twin, find_twins
from domain.jobs.job import Job, JobState
from domain.jobs.sameness import TitleKey, why_same
from domain.jobs.standing import Standing


@dataclass
class Twins:
    """Candidates by their keys. A job is joined by one item of a feed at most."""

    _by_match: dict[int, list[Twin]]
    _by_address: dict[int, list[Twin]]
    _own_at_address: Counter[int]
    _taken: set[int]

    @classmethod
    def find(cls, engine: Engine, feed: str, new: Sequence[ImportedAd]) -> Self:
        """Candidates for these items, in one or two queries."""
        match_keys = {ad.match_key for ad in new if ad.match_key is not None}
        addresses = Counter(ad.apply_key for ad in new if ad.apply_key is not None)
        twins, mine = find_twins(engine, feed, match_keys, addresses.keys()) if new else ([], {})
        found = cls({}, {}, addresses + Counter(mine), set())
        for twin in twins:
            if twin.match_key is not None and twin.match_key in match_keys:
                found._by_match.setdefault(twin.match_key, []).append(twin)
            if twin.apply_key is not None and twin.apply_key in addresses:
                found._by_address.setdefault(twin.apply_key, []).append(twin)
        return found

    @property
    def job_numbers(self) -> list[int]:
        """The jobs of all candidates."""
        both = (*self._by_match.values(), *self._by_address.values())
        return list({twin.job_number for twins in both for twin in twins})

    def take(self, number: int) -> None:
        """An item has joined this job."""
        self._taken.add(number)

    def same_as(
        self,
        item: FeedItem,
        imported: ImportedAd,
        states: dict[int, tuple[JobState, int]],
        title_key: TitleKey,
        now: datetime,
    ) -> Iterator[tuple[int, JoiningReason]]:
        """The jobs that the item is, with the reason, the most certain first."""
        at_address = self._at_address(imported)
        candidates = dict.fromkeys([*at_address, *self._numbers(self._by_match.get(imported.match_key or 0, []))])
        for number in candidates:
            job, _ = states[number]
            if number in self._taken or not isinstance(job, Job) or not _is_open(job, now):
                continue
            because = why_same(
                item.employer.name,
                item.ad,
                job.employer.name,
                job.ad,
                title_key=title_key,
                same_address=number in at_address,
            )
            if because:
                yield number, because

    def _at_address(self, imported: ImportedAd) -> list[int]:
        """Jobs with the same address, unless either feed has several ads there: then it is the address of a list."""
        if imported.apply_key is None or self._own_at_address[imported.apply_key] > 1:
            return []
        twins = self._by_address.get(imported.apply_key, [])
        by_feed = Counter(twin.feed for twin in twins)
        return self._numbers([twin for twin in twins if by_feed[twin.feed] == 1])

    @staticmethod
    def _numbers(twins: Sequence[Twin]) -> list[int]:
        return list(dict.fromkeys(twin.job_number for twin in twins))


def _is_open(job: Job, now: datetime) -> bool:
    return job.standing(now) in {Standing.ACTIVE, Standing.PAUSED}
