"""Actions on an application that its events allow."""

import pytest

from domain.applications.commands import JobSnapshot, StartApplication
from domain.applications.decisions.ownership import adopt, delete, expire
from domain.applications.decisions.selection import end, forward, see
from domain.applications.decisions.sending import confirm, obstacle, request_code, resend, send, start
from domain.applications.errors import (
    AlreadyApplied,
    AlreadySent,
    ApplicantNotVerified,
    ApplicationNotFound,
    ApplicationTypeUnavailable,
    ApplicationWithdrawn,
    JobInactive,
    NotSentYet,
    SelectionEnded,
)
from domain.applications.events import ApplicationEnded, DeletedBy, EndingReason, VerifiedBy
from domain.applications.state import Application
from domain.kernel.errors import FieldError, InvalidInput
from domain.kernel.log.event import Event
from domain.verification.errors import CodeUsed
from tests.domain.applications.sample_events import (
    ACCOUNT,
    ADOPTED,
    BY_PHONE,
    CHANGES,
    CLOSED,
    CODE_REQUESTED,
    CONTACT,
    DELETED,
    ENDED,
    FORWARDED,
    INITIATED,
    INITIATED_BY_ACCOUNT,
    INITIATED_WITH_OTHER_CONTACT,
    NO_CHANGES,
    OPEN,
    REMOVED,
    RESENT,
    SEEN,
    SENT,
    SENT_AGAIN,
    VERIFIED,
    given,
    start_command,
)


def starting(command: StartApplication, job: JobSnapshot = OPEN, *, applied: bool = False):
    return lambda state: start(state, command, job, CONTACT, already_applied=applied)


def confirming(job: JobSnapshot = OPEN, *, applied: bool = False, by: VerifiedBy = VerifiedBy.CODE):
    return lambda state: confirm(state, by, job, already_applied=applied)


def sending(job: JobSnapshot = OPEN, *, applied: bool = False, confirmed: bool = False):
    return lambda state: send(state, job, already_applied=applied, confirmed=confirmed)


def resending(job: JobSnapshot = OPEN, command=CHANGES, contact: str = CONTACT):
    return lambda state: resend(state, command, job, contact)


def deleting(state: Application | None):
    return delete(state, DeletedBy.APPLICANT)


def ending(state: Application | None):
    return end(state, EndingReason.HIRED)


class TestStarting:
    def test_a_guest_waits_for_the_code(self) -> None:
        given().when(starting(start_command())).then(INITIATED)

    def test_a_guest_is_not_told_that_somebody_with_this_address_has_applied(self) -> None:
        given().when(starting(start_command(), applied=True)).then(INITIATED)

    def test_a_signed_in_person_needs_no_code(self) -> None:
        given().when(starting(start_command(account_id=ACCOUNT))).then(INITIATED_BY_ACCOUNT, SENT)

    def test_a_signed_in_person_may_keep_a_draft(self) -> None:
        given().when(starting(start_command(account_id=ACCOUNT, draft=True))).then(INITIATED_BY_ACCOUNT)

    def test_a_signed_in_person_verifies_another_contact_first(self) -> None:
        command = start_command(account_id=ACCOUNT, other_contact=True)
        given().when(starting(command)).then(INITIATED_WITH_OTHER_CONTACT)
        given(INITIATED_WITH_OTHER_CONTACT).when(confirming()).then(VERIFIED, SENT)
        given(INITIATED_WITH_OTHER_CONTACT).when(sending()).then_refused(ApplicantNotVerified)

    def test_a_signed_in_person_is_asked_before_applying_again(self) -> None:
        given().when(starting(start_command(account_id=ACCOUNT), applied=True)).then_refused(AlreadyApplied)

    def test_a_signed_in_person_may_apply_again_on_purpose(self) -> None:
        command = start_command(account_id=ACCOUNT, confirmed=True)
        given().when(starting(command, applied=True)).then(INITIATED_BY_ACCOUNT, SENT_AGAIN)

    def test_an_inactive_ad_takes_nothing(self) -> None:
        given().when(starting(start_command(), CLOSED)).then_refused(JobInactive)

    def test_an_ad_that_is_answered_elsewhere_takes_nothing(self) -> None:
        given().when(starting(start_command(), BY_PHONE)).then_refused(ApplicationTypeUnavailable)

    def test_starting_twice_is_harmless(self) -> None:
        given(INITIATED).when(starting(start_command())).then()


class TestAskingForAnotherCode:
    def test_a_guest_may_ask(self) -> None:
        given(INITIATED).when(request_code).then(CODE_REQUESTED)
        given(INITIATED, CODE_REQUESTED).when(request_code).then(CODE_REQUESTED)

    @pytest.mark.parametrize("history", [(INITIATED, VERIFIED), (INITIATED_BY_ACCOUNT,), (INITIATED, VERIFIED, SENT)])
    def test_who_is_known_needs_none(self, history: tuple[Event, ...]) -> None:
        given(*history).when(request_code).then_refused(CodeUsed)

    def test_not_after_deleting(self) -> None:
        given(INITIATED, DELETED).when(request_code).then_refused(ApplicationWithdrawn)


class TestConfirming:
    def test_the_code_verifies_and_sends(self) -> None:
        given(INITIATED).when(confirming()).then(VERIFIED, SENT)

    def test_so_does_the_link(self) -> None:
        verified = VERIFIED.model_copy(update={"by": VerifiedBy.LINK})
        given(INITIATED).when(confirming(by=VerifiedBy.LINK)).then(verified, SENT)

    def test_when_the_ad_has_gone_the_verification_stays(self) -> None:
        given(INITIATED).when(confirming(CLOSED)).then(VERIFIED)

    def test_when_they_applied_before_the_verification_stays(self) -> None:
        given(INITIATED).when(confirming(applied=True)).then(VERIFIED)

    def test_what_stands_in_the_way_is_told_the_ad_first(self) -> None:
        assert obstacle(OPEN, already_applied=False) is None
        assert isinstance(obstacle(OPEN, already_applied=True), AlreadyApplied)
        assert isinstance(obstacle(CLOSED, already_applied=True), JobInactive)

    def test_confirming_twice_is_harmless(self) -> None:
        given(INITIATED, VERIFIED).when(confirming()).then()
        given(INITIATED, VERIFIED, SENT).when(confirming(applied=True)).then()

    def test_a_deleted_one_cannot_be_confirmed(self) -> None:
        given(INITIATED, DELETED).when(confirming()).then_refused(ApplicationWithdrawn)

    def test_an_unknown_one_cannot_be_confirmed(self) -> None:
        given().when(confirming()).then_refused(ApplicationNotFound)


class TestSending:
    def test_a_verified_guest_sends(self) -> None:
        given(INITIATED, VERIFIED).when(sending()).then(SENT)

    def test_a_draft_is_sent(self) -> None:
        given(INITIATED_BY_ACCOUNT).when(sending()).then(SENT)

    def test_an_application_is_sent_once(self) -> None:
        given(INITIATED, VERIFIED, SENT).when(sending()).then_refused(AlreadySent)

    def test_a_guest_verifies_first(self) -> None:
        given(INITIATED).when(sending()).then_refused(ApplicantNotVerified)

    def test_applying_again_wants_to_be_confirmed(self) -> None:
        given(INITIATED, VERIFIED).when(sending(applied=True)).then_refused(AlreadyApplied)
        given(INITIATED, VERIFIED).when(sending(applied=True, confirmed=True)).then(SENT_AGAIN)

    def test_confirming_what_is_a_first_application_changes_nothing(self) -> None:
        given(INITIATED, VERIFIED).when(sending(confirmed=True)).then(SENT)

    def test_an_inactive_ad_takes_nothing(self) -> None:
        given(INITIATED, VERIFIED).when(sending(CLOSED, confirmed=True)).then_refused(JobInactive)

    def test_not_after_deleting_or_the_end(self) -> None:
        given(INITIATED, VERIFIED, DELETED).when(sending()).then_refused(ApplicationWithdrawn)
        given(INITIATED, VERIFIED, SENT, ENDED).when(sending()).then_refused(SelectionEnded)


class TestResending:
    def test_what_was_sent_is_replaced(self) -> None:
        given(INITIATED, VERIFIED, SENT).when(resending()).then(RESENT)

    def test_the_same_once_more_is_harmless(self) -> None:
        given(INITIATED, VERIFIED, SENT).when(resending(command=NO_CHANGES)).then()
        given(INITIATED, VERIFIED, SENT, RESENT).when(resending()).then()

    def test_only_what_was_sent(self) -> None:
        given(INITIATED, VERIFIED).when(resending()).then_refused(NotSentYet)

    def test_only_while_the_ad_is_active(self) -> None:
        given(INITIATED, VERIFIED, SENT).when(resending(CLOSED)).then_refused(JobInactive)

    def test_only_before_the_end(self) -> None:
        given(INITIATED, VERIFIED, SENT, ENDED).when(resending()).then_refused(SelectionEnded)

    def test_not_after_deleting(self) -> None:
        given(INITIATED, VERIFIED, SENT, DELETED).when(resending()).then_refused(ApplicationWithdrawn)

    def test_the_verified_contact_stays(self) -> None:
        refused = given(INITIATED, VERIFIED, SENT).when(resending(contact="index-of-maja")).then_refused(InvalidInput)
        assert refused.errors == (FieldError("email", "CONTACT_CANNOT_CHANGE"),)

    def test_the_new_version_is_forwarded_and_seen_anew(self) -> None:
        given(INITIATED, VERIFIED, SENT, FORWARDED, SEEN, RESENT).when(forward).then(FORWARDED)
        given(INITIATED, VERIFIED, SENT, FORWARDED, SEEN, RESENT).when(see).then(SEEN)


class TestDeleting:
    @pytest.mark.parametrize(
        "history",
        [
            (INITIATED,),
            (INITIATED, VERIFIED),
            (INITIATED, VERIFIED, SENT, FORWARDED, SEEN),
            (INITIATED, VERIFIED, SENT, ENDED),
            (INITIATED_BY_ACCOUNT,),
        ],
    )
    def test_at_any_stage(self, history: tuple[Event, ...]) -> None:
        given(*history).when(deleting).then(DELETED)

    def test_deleting_twice_is_harmless(self) -> None:
        given(INITIATED, DELETED).when(deleting).then()

    def test_an_unknown_one_cannot_be_deleted(self) -> None:
        given().when(deleting).then_refused(ApplicationNotFound)


class TestExpiring:
    def test_what_nobody_verified_is_removed(self) -> None:
        given(INITIATED, CODE_REQUESTED).when(expire).then(REMOVED)

    @pytest.mark.parametrize(
        "history",
        [(), (INITIATED, VERIFIED), (INITIATED_BY_ACCOUNT,), (INITIATED, VERIFIED, SENT), (INITIATED, DELETED)],
    )
    def test_everything_else_is_left_alone(self, history: tuple[Event, ...]) -> None:
        given(*history).when(expire).then()


class TestForwarding:
    def test_what_was_sent(self) -> None:
        given(INITIATED, VERIFIED, SENT).when(forward).then(FORWARDED)

    def test_forwarding_twice_is_harmless(self) -> None:
        given(INITIATED, VERIFIED, SENT, FORWARDED).when(forward).then()

    def test_also_after_it_was_seen(self) -> None:
        given(INITIATED, VERIFIED, SENT, SEEN).when(forward).then(FORWARDED)

    def test_nothing_that_was_not_sent(self) -> None:
        given(INITIATED, VERIFIED).when(forward).then_refused(NotSentYet)

    def test_nothing_deleted_or_ended(self) -> None:
        given(INITIATED, VERIFIED, SENT, DELETED).when(forward).then_refused(ApplicationWithdrawn)
        given(INITIATED, VERIFIED, SENT, ENDED).when(forward).then_refused(SelectionEnded)


class TestSeeing:
    def test_what_was_sent(self) -> None:
        given(INITIATED, VERIFIED, SENT, FORWARDED).when(see).then(SEEN)
        given(INITIATED, VERIFIED, SENT).when(see).then(SEEN)

    def test_seeing_twice_is_harmless(self) -> None:
        given(INITIATED, VERIFIED, SENT, SEEN).when(see).then()
        given(INITIATED, VERIFIED, SENT, SEEN, ENDED).when(see).then()

    def test_nothing_deleted_unsent_or_ended(self) -> None:
        given(INITIATED, VERIFIED, SENT, DELETED).when(see).then_refused(ApplicationWithdrawn)
        given(INITIATED, VERIFIED).when(see).then_refused(NotSentYet)
        given(INITIATED, VERIFIED, SENT, ENDED).when(see).then_refused(SelectionEnded)


class TestEnding:
    def test_what_was_sent_whether_seen_or_not(self) -> None:
        given(INITIATED, VERIFIED, SENT).when(ending).then(ENDED)
        given(INITIATED, VERIFIED, SENT, FORWARDED, SEEN).when(ending).then(ENDED)

    def test_the_first_reason_counts(self) -> None:
        ended = ApplicationEnded(reason=EndingReason.CANCELLED)
        given(INITIATED, VERIFIED, SENT, ended).when(ending).then()

    def test_nothing_deleted_or_unsent(self) -> None:
        given(INITIATED, VERIFIED, SENT, DELETED).when(ending).then_refused(ApplicationWithdrawn)
        given(INITIATED).when(ending).then_refused(NotSentYet)


def adopting(state: Application | None):
    return adopt(state, ACCOUNT)


def test_a_verified_guests_application_becomes_the_accounts_once() -> None:
    given(INITIATED, VERIFIED, SENT).when(adopting).then(ADOPTED)
    given(INITIATED, VERIFIED, SENT, ADOPTED).when(adopting).then()
    given(INITIATED_BY_ACCOUNT, SENT).when(adopting).then()


def test_nobody_adopts_what_was_not_verified_or_is_gone() -> None:
    given(INITIATED).when(adopting).then_refused(ApplicantNotVerified)
    given(INITIATED, VERIFIED, SENT, DELETED).when(adopting).then_refused(ApplicationWithdrawn)


def test_an_adopted_application_goes_on_as_before() -> None:
    given(INITIATED, VERIFIED, ADOPTED).when(sending()).then(SENT)
    given(INITIATED, VERIFIED, SENT, ADOPTED).when(resending()).then(RESENT)
