"""Chooses which new jobs one mail carries, of all searches of an owner that are due, and why the others are left out. A
job is mailed once to an owner, whichever of their searches finds it again.

A job is mailed once to an owner, whichever of their searches finds it again.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from uuid import UUID

from domain.saved_searches.commands import Candidate
from domain.saved_searches.events import MatchesNotified, SavedSearchEvent, SuppressedMatch, SuppressionReason
from domain.saved_searches.state import SavedSearch

MAX_LISTED = 20
"""Jobs of one mail."""
MAX_NAMED = 200
"""Matches left out of a mail that an event names; the others are only counted."""

Candidates = Mapping[UUID, Sequence[Candidate]]


def alert(
    searches: Mapping[UUID, SavedSearch],
    candidates: Candidates,
    mail_id: UUID,
    *,
    beyond: Mapping[UUID, int] | None = None,
    mailed_by_others: frozenset[int] = frozenset(),
    takes_mails: bool = True,
    by_mail: bool = True,
) -> dict[UUID, MatchesNotified]:
    """The event of each search that has candidates and is mailed; none carries a job when there is nothing to mail.

    The searches take turns, each with its newest match, until the mail is full. `beyond` counts older matches of each
    search that are not among the candidates, and have no room. `mailed_by_others` are jobs that the
    owner's other searches have mailed; `takes_mails` is false for an owner who is not notified at all, `by_mail` for
    one who is notified in the product alone.
    """
    due = {search_id: search for search_id, search in searches.items() if search.is_mailed and candidates[search_id]}
    mailed = mailed_by_others.union(*(search.mailed_jobs for search in searches.values()))
    ranked = {search_id: _newest_first(candidates[search_id]) for search_id in due}
    left_out: dict[UUID, dict[int, SuppressionReason]] = {
        search_id: {
            each.job: reason for each in ranked[search_id] if (reason := _reason(each, mailed, takes_mails=takes_mails))
        }
        for search_id in due
    }
    listed: dict[UUID, list[int]] = {search_id: [] for search_id in due}
    chosen: set[int] = set()
    for search_id, candidate in _alternating(ranked, left_out):
        if candidate.job in chosen:
            left_out[search_id][candidate.job] = SuppressionReason.SAME_MAIL
        elif len(chosen) < MAX_LISTED:
            chosen.add(candidate.job)
            listed[search_id].append(candidate.job)
        else:
            left_out[search_id][candidate.job] = SuppressionReason.TOO_MANY
    return {
        search_id: _event(
            mail_id,
            listed[search_id],
            left_out[search_id],
            ranked[search_id],
            search.through,
            beyond=(beyond or {}).get(search_id, 0) if takes_mails else 0,
            by_mail=by_mail,
        )
        for search_id, search in due.items()
    }


def notify(state: SavedSearch | None, mail_id: UUID, candidates: Sequence[Candidate]) -> Iterator[SavedSearchEvent]:
    """Decides on the matches of one search alone, once for each mail."""
    if state and not any(mail.mail_id == mail_id for mail in state.notified):
        yield from alert({mail_id: state}, {mail_id: candidates}, mail_id).values()


def _newest_first(candidates: Collection[Candidate]) -> Sequence[Candidate]:
    """Each job once."""
    by_job = {each.job: each for each in sorted(candidates, key=lambda each: each.number)}
    return sorted(by_job.values(), key=lambda each: each.number, reverse=True)


def _reason(candidate: Candidate, mailed: frozenset[int], *, takes_mails: bool) -> SuppressionReason | None:
    """Decides why a match is in no mail, whatever else is in it; None for one that may be."""
    if candidate.job in mailed:
        return SuppressionReason.MAILED_BEFORE
    if not candidate.is_open:
        return SuppressionReason.CLOSED
    if candidate.is_applied:
        return SuppressionReason.APPLIED
    return None if takes_mails else SuppressionReason.NO_MAILS


def _alternating(
    ranked: Mapping[UUID, Sequence[Candidate]], left_out: Mapping[UUID, Collection[int]]
) -> Iterator[tuple[UUID, Candidate]]:
    """The candidates that may be mailed: the first of each search, the second of each, and so on."""
    queues = [
        [(search_id, each) for each in found if each.job not in left_out[search_id]]
        for search_id, found in ranked.items()
    ]
    # A tuple, since what is left out grows while the searches take turns.
    return iter(tuple(each for each in chain.from_iterable(zip_longest(*queues)) if each))


def _event(
    mail_id: UUID,
    listed: Sequence[int],
    left_out: Mapping[int, SuppressionReason],
    ranked: Sequence[Candidate],
    through: int,
    *,
    beyond: int,
    by_mail: bool,
) -> MatchesNotified:
    named = [SuppressedMatch(job=each.job, reason=left_out[each.job]) for each in ranked if each.job in left_out]
    return MatchesNotified(
        mail_id=mail_id,
        jobs=tuple(listed),
        suppressed=tuple(named[:MAX_NAMED]),
        unlisted=sum(each.reason is SuppressionReason.TOO_MANY for each in named) + beyond,
        through=max(ranked[0].number, through),
        by_mail=by_mail,
    )
