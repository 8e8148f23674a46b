"""Which matches one mail carries, and why the others are left out. A job is mailed once, whatever matches it again."""

from collections.abc import Iterator, Sequence
from uuid import UUID

from domain.saved_searches.commands import Candidate
from domain.saved_searches.events import MatchesNotified, SavedSearchEvent, SuppressedMatch, SuppressionReason
from domain.saved_searches.state import SavedSearch

MAX_LISTED = 20
"""Jobs of one mail."""
MAX_NAMED = 200
"""How many of those left out an event names; the others are only counted."""


def notify(state: SavedSearch | None, mail_id: UUID, candidates: Sequence[Candidate]) -> Iterator[SavedSearchEvent]:
    """The newest matches, as many as a mail takes. Nothing for a search that is not mailed, without candidates, or for
    a mail that is recorded already."""
    if state is None or not state.is_mailed or not candidates:
        return
    if any(mail.mail_id == mail_id for mail in state.notified):
        return
    newest_first = sorted(candidates, key=lambda each: each.number, reverse=True)
    jobs, suppressed = list[int](), list[SuppressedMatch]()
    unlisted = 0
    considered, mailed = set[int](), state.mailed_jobs
    for candidate in newest_first:
        if candidate.job in considered:
            continue
        considered.add(candidate.job)
        reason = _reason(candidate, mailed, is_full=len(jobs) >= MAX_LISTED)
        if reason is None:
            jobs.append(candidate.job)
            continue
        unlisted += reason is SuppressionReason.TOO_MANY
        if len(suppressed) < MAX_NAMED:
            suppressed.append(SuppressedMatch(job=candidate.job, reason=reason))
    yield MatchesNotified(
        mail_id=mail_id,
        jobs=tuple(jobs),
        suppressed=tuple(suppressed),
        unlisted=unlisted,
        through=max(newest_first[0].number, state.through),
    )


def _reason(candidate: Candidate, mailed: frozenset[int], *, is_full: bool) -> SuppressionReason | None:
    """Why a match is left out; None for one that is mailed."""
    if candidate.job in mailed:
        return SuppressionReason.MAILED_BEFORE
    if not candidate.is_open:
        return SuppressionReason.CLOSED
    if candidate.is_applied:
        return SuppressionReason.APPLIED
    return SuppressionReason.TOO_MANY if is_full else None
