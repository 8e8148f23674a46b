"""Random sequences of two windows' actions: the CV behaves as a plain model says, and nothing is lost unseen."""

from hypothesis import settings

from tests.domain.cv.cv_machine import TwoWindows
from tests.thoroughness import examples

TestTwoWindows = TwoWindows.TestCase
TestTwoWindows.settings = settings(max_examples=examples(120), stateful_step_count=40, deadline=None)
