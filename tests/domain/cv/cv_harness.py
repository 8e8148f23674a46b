"""Test driver for the use cases of CVs: accounts, their CVs, and what is left of them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from uuid import UUID

from domain.cv.commands import CreateCv
from domain.cv.content import CvContent, PlacedItem
from domain.cv.deletion_cleanup import DeletionCleanup
from domain.cv.owners import CvOwners
from domain.cv.service import CreatedCv, Cvs
from domain.cv.streams import CvStreams
from domain.cv.visibility import CvVisibility
from domain.kernel.errors import Refused
from domain.kernel.log.event import Actor, Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.register import PROVIDERS
from tests.domain.cv.sample_cv import ANA, NURSING_SCHOOL, SCHOOL

T = TypeVar("T")
READY = CvContent(language="hr", contact=ANA, items=(PlacedItem(id=SCHOOL, item=NURSING_SCHOOL),))
"""Content of a CV that may be shown."""


class CvHarness:
    """The services, and somebody to use them."""

    def __init__(self, platform: Platform) -> None:
        self.services = services = Services(platform, PROVIDERS)
        self.platform = platform
        self.cvs = services[Cvs]
        self.visibility = services[CvVisibility]
        self.cleanup = services[DeletionCleanup]
        self.owners = services[CvOwners]
        self.streams = services[CvStreams]

    def account(self) -> UUID:
        return self.platform.keys.create()

    def context(self, account: UUID) -> Context:
        return Context(Actor("jobseeker", str(account)), "web")

    def begin(self, account: UUID, key: IdempotencyKey | None = None) -> CreatedCv:
        return self.cvs.create(CreateCv(account, "Za bolnice", READY), self.context(account), key)

    def topics(self, cv_id: UUID) -> list[str]:
        return [recorded.event.topic.removeprefix("cv.") for recorded in self.streams.history(cv_id)]

    def is_shown(self, account: UUID, cv_id: UUID) -> bool:
        return self.cvs.require(account, cv_id).cv.is_shown


def at_once(ask: Callable[[int], T], times: int) -> list[T | str]:
    """Asks many times at once; returns each answer, or the code of the refusal."""

    def attempt(number: int) -> Any:
        try:
            return ask(number)
        except Refused as refused:
            return refused.code

    with ThreadPoolExecutor(times) as threads:
        return list(threads.map(attempt, range(times)))
