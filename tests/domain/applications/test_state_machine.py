"""Random sequences of requests to an application, which behaves as a plain list of rules says."""

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from domain.applications.decisions.ownership import adopt, delete, expire
from domain.applications.decisions.selection import end, forward, see
from domain.applications.decisions.sending import confirm, request_code, resend, send, start
from domain.applications.events import ApplicationDeleted, ApplicationEvent, DeletedBy, EndingReason, VerifiedBy
from domain.applications.state import Application
from domain.kernel.errors import Refused
from tests.domain.applications.sample_events import (
    ACCOUNT,
    CHANGES,
    CLOSED,
    CONTACT,
    NO_CHANGES,
    OPEN,
    Decide,
    evolve_at_noon,
    start_command,
)
from tests.thoroughness import examples

REFUSED = "refused"


class OneApplication(RuleBasedStateMachine):
    """The model is a handful of flags, kept by hand; the application is asked the same things."""

    def __init__(self) -> None:
        super().__init__()
        self.state: Application | None = None
        self.events: list[ApplicationEvent] = []
        self.open = True
        self.begun = self.signed_in = self.verified = self.sent = self.ended = self.deleted = False
        self.forwarded = self.seen = False
        self.changed = self.adopted = False

    def ask(self, decide: Decide) -> list[str] | str:
        try:
            events = list(decide(self.state))
        except Refused:
            return REFUSED
        for event in events:
            self.state = evolve_at_noon(self.state, event)
        self.events += events
        return [event.topic.removeprefix("applications.Application") for event in events]

    @property
    def job(self):
        return OPEN if self.open else CLOSED

    @property
    def known(self) -> bool:
        return self.signed_in or self.verified

    @property
    def gone(self) -> bool:
        return not self.begun or self.deleted

    @rule()
    def the_ad_closes(self) -> None:
        self.open = False

    @rule()
    def the_ad_opens(self) -> None:
        self.open = True

    @rule(signed_in=st.booleans(), draft=st.booleans(), applied=st.booleans(), confirmed=st.booleans())
    def starting(self, signed_in: bool, draft: bool, applied: bool, confirmed: bool) -> None:
        command = start_command(account_id=ACCOUNT if signed_in else None, draft=draft, confirmed=confirmed)
        answer = self.ask(lambda state: start(state, command, self.job, CONTACT, already_applied=applied))
        if self.begun:
            assert answer == []
        elif not self.open or (signed_in and applied and not confirmed):
            assert answer == REFUSED
        else:
            self.begun, self.signed_in = True, signed_in
            self.sent = signed_in and not draft
            assert answer == ["Initiated", "Sent"] if self.sent else ["Initiated"]

    @rule()
    def requesting_a_code(self) -> None:
        answer = self.ask(request_code)
        assert answer == (REFUSED if self.gone or self.known else ["CodeRequested"])

    @rule(by=st.sampled_from(VerifiedBy), applied=st.booleans())
    def confirming(self, by: VerifiedBy, applied: bool) -> None:
        answer = self.ask(lambda state: confirm(state, by, self.job, already_applied=applied))
        if self.gone:
            assert answer == REFUSED
        elif self.known:
            assert answer == []
        else:
            self.verified = True
            self.sent = self.open and not applied
            assert answer == (["CodeVerified", "Sent"] if self.sent else ["CodeVerified"])

    @rule(applied=st.booleans(), confirmed=st.booleans())
    def sending(self, applied: bool, confirmed: bool) -> None:
        answer = self.ask(lambda state: send(state, self.job, already_applied=applied, confirmed=confirmed))
        hindered = not self.open or (applied and not confirmed)
        if self.gone or self.sent or not self.known or hindered:
            assert answer == REFUSED
        else:
            self.sent = True
            assert answer == ["Sent"]

    @rule(other_contact=st.booleans(), changes=st.booleans())
    def resending(self, other_contact: bool, changes: bool) -> None:
        contact = "somebody else's" if other_contact else CONTACT
        command = CHANGES if changes else NO_CHANGES
        answer = self.ask(lambda state: resend(state, command, self.job, contact))
        if self.gone or self.ended or not self.sent or not self.open or other_contact:
            assert answer == REFUSED
        elif changes == self.changed:
            assert answer == []
        else:
            self.changed = changes
            self.forwarded = self.seen = False
            assert answer == ["Resent"]

    @rule()
    def forwarding(self) -> None:
        answer = self.ask(forward)
        if self.gone or self.ended or not self.sent:
            assert answer == REFUSED
        else:
            assert answer == ([] if self.forwarded else ["Forwarded"])
            self.forwarded = True

    @rule()
    def seeing(self) -> None:
        answer = self.ask(see)
        if self.gone or not self.sent or (self.ended and not self.seen):
            assert answer == REFUSED
        else:
            assert answer == ([] if self.seen else ["Seen"])
            self.seen = True

    @rule(reason=st.sampled_from(EndingReason))
    def ending(self, reason: EndingReason) -> None:
        answer = self.ask(lambda state: end(state, reason))
        if self.gone or not self.sent:
            assert answer == REFUSED
        else:
            assert answer == ([] if self.ended else ["Ended"])
            self.ended = True

    @rule()
    def deleting(self) -> None:
        answer = self.ask(lambda state: delete(state, DeletedBy.APPLICANT))
        if not self.begun:
            assert answer == REFUSED
        else:
            assert answer == ([] if self.deleted else ["Deleted"])
            self.deleted = True

    @rule()
    def adopting(self) -> None:
        answer = self.ask(lambda state: adopt(state, ACCOUNT))
        if self.gone or not self.known:
            assert answer == REFUSED
        else:
            assert answer == ([] if self.signed_in or self.adopted else ["Adopted"])
            self.adopted = True

    @rule()
    def expiring(self) -> None:
        answer = self.ask(expire)
        expires = not self.gone and not self.known
        assert answer == (["Deleted"] if expires else [])
        self.deleted = self.deleted or expires

    @invariant()
    def nothing_happens_after_deleting(self) -> None:
        deletions = [number for number, event in enumerate(self.events) if isinstance(event, ApplicationDeleted)]
        assert deletions in ([], [len(self.events) - 1])

    @invariant()
    def a_guest_is_verified_before_anything_is_sent(self) -> None:
        topics = [event.topic.removeprefix("applications.Application") for event in self.events]
        if "Sent" in topics and not self.signed_in:
            assert "CodeVerified" in topics[: topics.index("Sent")]
        assert topics.count("Sent") <= 1
        assert topics.count("Ended") <= 1
        assert topics.count("Initiated") <= 1

    @invariant()
    def the_same_events_lead_to_the_same_state(self) -> None:
        state: Application | None = None
        for event in self.events:
            state = evolve_at_noon(state, event)
        assert state == self.state


TestOneApplication = OneApplication.TestCase
TestOneApplication.settings = settings(max_examples=examples(200), stateful_step_count=40)
