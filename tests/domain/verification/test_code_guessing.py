"""The probability of guessing a code for another person's address within the limits."""

import random
from collections import Counter
from uuid import UUID

from domain.verification.code_derivation import CODE_LENGTH, CodeDerivation
from domain.verification.codes import MAX_CODES_PER_DAY, MAX_TRIES, MAX_WRONG_GUESSES

ATTACKS = 1_000_000
GOAL = 1e-4
CODES = 10**CODE_LENGTH


def share_of_successes(guesses: int, seed: int, attacks: int = ATTACKS) -> float:
    """Attackers who never try a number twice for one code, and use every guess they are given."""
    chance = random.Random(seed)
    codes, rest = divmod(guesses, MAX_TRIES)
    tries = [MAX_TRIES] * codes + ([rest] if rest else [])
    lucky = sum(any(chance.random() * CODES < each for each in tries) for _ in range(attacks))
    return lucky / attacks


def test_the_success_rate_of_a_million_attacks_is_below_the_goal() -> None:
    share = share_of_successes(MAX_WRONG_GUESSES, seed=20261121)
    print(f"\ncode guessing: {share:.2e} of {ATTACKS:,} attacks succeed; the bound is {MAX_WRONG_GUESSES / CODES:.2e}")  # noqa: T201
    assert share < GOAL
    assert MAX_WRONG_GUESSES / CODES < GOAL


def test_without_the_lifetime_limit_the_goal_is_missed() -> None:
    a_month_of_guesses = 30 * MAX_CODES_PER_DAY * MAX_TRIES
    assert share_of_successes(a_month_of_guesses, seed=20261121, attacks=20_000) > GOAL


def test_every_code_is_as_likely_as_any_other() -> None:
    derivation = CodeDerivation(bytes(range(32)))
    codes = [derivation.code(UUID(int=number), 1) for number in range(100_000)]
    assert all(len(code) == CODE_LENGTH and code.isascii() and code.isdigit() for code in codes)
    for place in range(CODE_LENGTH):
        counted = Counter(code[place] for code in codes)
        expected = len(codes) / 10
        chi_squared = sum((counted[str(digit)] - expected) ** 2 / expected for digit in range(10))
        assert chi_squared < 27.9  # 9 degrees of freedom, one in a thousand


def test_codes_of_successive_mails_are_independent() -> None:
    derivation = CodeDerivation(bytes(range(32)))
    application = UUID(int=1)
    assert len({derivation.code(application, issue) for issue in range(1, 50)}) > 45
    assert len({derivation.link_token(application, issue) for issue in range(1, 50)}) == 49
    other_key = CodeDerivation(bytes(32))
    assert derivation.link_token(application, 1) != other_key.link_token(application, 1)
