"""Many requests at once: limits hold, one CV is shown, no edit is lost, a repetition has one effect."""

from uuid import UUID

from domain.cv.commands import PutItem, RenameCv
from domain.cv.owners import MAX_CVS
from domain.cv.service import CreatedCv, Edited
from domain.kernel.log.idempotency import IdempotencyKey
from tests.domain.cv.cv_harness import CvHarness, at_once
from tests.domain.cv.sample_cv import AT_CLINIC

AT_ONCE = 16


def test_an_account_never_has_more_cvs_than_it_may(harness: CvHarness) -> None:
    account = harness.account()
    for _ in range(MAX_CVS - 3):
        harness.begin(account)
    answers = at_once(lambda _: harness.begin(account), AT_ONCE)
    assert sum(isinstance(answer, CreatedCv) for answer in answers) == 3
    assert {answer for answer in answers if isinstance(answer, str)} == {"TOO_MANY_CVS"}
    assert len(harness.owners.list_all(account)) == MAX_CVS


def test_of_many_cvs_that_are_shown_at_once_one_is(harness: CvHarness) -> None:
    account = harness.account()
    ids = [harness.begin(account).cv_id for _ in range(6)]
    context = harness.context(account)
    answers = at_once(lambda number: harness.visibility.show(account, ids[number], context), len(ids))
    assert {answer for answer in answers if isinstance(answer, str)} <= {"CONFLICT"}
    assert [harness.is_shown(account, cv_id) for cv_id in ids].count(True) == 1
    assert harness.owners.find_shown(account) in ids


def test_windows_that_add_items_at_once_lose_none_of_what_was_accepted(harness: CvHarness) -> None:
    account = harness.account()
    cv_id, context = harness.begin(account).cv_id, harness.context(account)
    answers = at_once(
        lambda number: harness.cvs.edit(account, cv_id, PutItem(UUID(int=500 + number), AT_CLINIC, 1), context), AT_ONCE
    )
    accepted = {UUID(int=500 + number) for number, answer in enumerate(answers) if isinstance(answer, Edited)}
    assert accepted
    assert {answer for answer in answers if isinstance(answer, str)} <= {"CONFLICT"}
    assert accepted < set(harness.cvs.require(account, cv_id).cv.revision.items)


def test_of_windows_that_change_one_part_at_once_one_wins(harness: CvHarness) -> None:
    account = harness.account()
    cv_id, context = harness.begin(account).cv_id, harness.context(account)
    answers = at_once(lambda n: harness.cvs.edit(account, cv_id, RenameCv(f"Ime {n}", 1), context), AT_ONCE)
    [won] = [answer for answer in answers if isinstance(answer, Edited)]
    assert {answer for answer in answers if answer is not won} <= {"CV_CHANGED_MEANWHILE", "CONFLICT"}
    assert harness.cvs.require(account, cv_id).cv.version == 2


def test_a_cv_that_is_begun_many_times_with_one_key_is_one(harness: CvHarness) -> None:
    account = harness.account()
    key = IdempotencyKey.of(harness.context(account).actor, "key-of-one-cv", ["Za bolnice"])
    answers = at_once(lambda _: harness.begin(account, key), AT_ONCE)
    assert len({answer.cv_id for answer in answers if isinstance(answer, CreatedCv)}) == 1
    assert {answer for answer in answers if isinstance(answer, str)} <= {"CONFLICT"}
    assert len(harness.owners.list_all(account)) == 1
