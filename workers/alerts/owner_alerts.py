"""Chooses what is mailed to an owner: reads the searches of several owners at once, which jobs are open and which they
have applied for, and lets the decision choose."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from sqlalchemy import Connection, Engine

from domain.accounts.account import AccountRepository
from domain.jobs.service import job_stream
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.event_store import EventStore
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale
from domain.notifications.kinds import Channel, NotificationKind
from domain.notifications.settings import list_choices
from domain.saved_searches.alert_schedule import DueSearch, list_searches
from domain.saved_searches.commands import Candidate
from domain.saved_searches.decisions.notifying import alert
from domain.saved_searches.events import MatchesNotified
from domain.saved_searches.state import SavedSearch, fold
from read_models.applications.queries import list_sent_for, of_account
from read_models.job_search.percolator.matches import WaitingMatches, list_open

Waiting = Mapping[UUID, WaitingMatches]
ByOwner = Mapping[UUID, Sequence[DueSearch]]


@dataclass(frozen=True, slots=True)
class OwnerAlert:
    """The alert of an owner in one language: an event for each search with matches."""

    mail_id: UUID
    owner_id: UUID
    of_guest: bool
    locale: Locale
    searches: Mapping[UUID, SavedSearch]
    events: Mapping[UUID, MatchesNotified]
    context: Context

    @property
    def is_mailed(self) -> bool:
        """Whether there is something to mail."""
        return any(event.is_mailed for event in self.events.values())


@dataclass(frozen=True, slots=True)
class _Channels:
    """Whether an owner takes alerts at all, and whether by mail."""

    any: bool
    mail: bool


class OwnerAlerts:
    """Reads only; whoever asks records what it says."""

    def __init__(
        self, engine: Engine, searches: Annotated[EventStore, "saved_searches"], accounts: AccountRepository
    ) -> None:
        self._engine = engine
        self._searches = searches
        self._accounts = accounts

    def decide(self, due: ByOwner, waiting: Waiting) -> Sequence[OwnerAlert]:
        """The alerts of all owners for whose due searches something waits."""
        owners = [owner for owner, searches in due.items() if any(each.search_id in waiting for each in searches)]
        if not owners:
            return ()
        with self._engine.connect() as connection:
            saved = list_searches(connection, owners)
            histories = self._searches.load_many([search_id for searches in saved.values() for search_id in searches])
            states = {search_id: state for search_id, history in histories.items() if (state := fold(history))}
            open_jobs = _open_jobs(connection, waiting)
            return [
                found
                for owner in owners
                for found in self._decide_for(
                    connection,
                    due[owner],
                    waiting,
                    {search_id: states[search_id] for search_id in saved[owner] if search_id in states},
                    open_jobs,
                )
            ]

    def _decide_for(
        self,
        connection: Connection,
        due: Sequence[DueSearch],
        waiting: Waiting,
        searches: Mapping[UUID, SavedSearch],
        open_jobs: frozenset[int],
    ) -> Iterator[OwnerAlert]:
        """One owner's alerts, one for each language."""
        owner_id, of_guest = due[0].owner_id, due[0].of_guest
        mine = {each.search_id: searches[each.search_id] for each in due if each.search_id in searches}
        # Of a guest who has become the owner of an account meanwhile the plan is about to follow.
        mine = {key: each for key, each in mine.items() if key in waiting and each.owner_id == owner_id}
        channels = self._channels(connection, owner_id, of_guest=of_guest)
        numbers = {job for search_id in mine for _, job in waiting[search_id].newest}
        applied = frozenset[int]()
        if not of_guest and numbers:
            applied = frozenset(list_sent_for(connection, of_account(owner_id), sorted(numbers)))
        mailed = frozenset(job for each in searches.values() for job in each.mailed_jobs)
        locales: list[Locale] = list(dict.fromkeys(each.locale for each in mine.values()))
        for locale in locales:
            group = {key: each for key, each in mine.items() if each.locale == locale}
            candidates = {
                key: [Candidate(number, job, job in open_jobs, job in applied) for number, job in waiting[key].newest]
                for key in group
            }
            mail_id = new_id()
            events = alert(
                group,
                candidates,
                mail_id,
                beyond={key: waiting[key].total - len(waiting[key].newest) for key in group},
                mailed_by_others=mailed,
                takes_mails=channels.any,
                by_mail=channels.mail,
            )
            mailed = mailed.union(*(event.jobs for event in events.values()))
            context = Context(SYSTEM, "task")
            yield OwnerAlert(mail_id, owner_id, of_guest, locale, group, events, context)

    def _channels(self, connection: Connection, owner_id: UUID, *, of_guest: bool) -> _Channels:
        """Guests who are mailed have confirmed their address; accounts choose, and hear nothing while deactivated."""
        if of_guest:
            return _Channels(any=True, mail=True)
        account = self._accounts.find(owner_id)
        if account is None or account.deactivated_at:
            return _Channels(any=False, mail=False)
        choices = list_choices(connection, owner_id)
        mail = choices[NotificationKind.ALERTS, Channel.MAIL]
        others = (choices[NotificationKind.ALERTS, channel] for channel in (Channel.IN_PRODUCT, Channel.PUSH))
        return _Channels(any=mail or any(others), mail=mail)


def _open_jobs(connection: Connection, waiting: Waiting) -> frozenset[int]:
    """The numbers of those jobs that take applications now."""
    by_stream = {job_stream(job): job for found in waiting.values() for _, job in found.newest}
    return frozenset(by_stream[stream] for stream in list_open(connection, list(by_stream)))
