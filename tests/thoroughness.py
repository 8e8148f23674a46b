"""Thoroughness of tests: a share of the examples in the usual run, all with KARIJERA_THOROUGH=1, few with
KARIJERA_FEW_EXAMPLES=1. The last wins, and is for further Pythons, where what matters is that the code runs at all.

The last wins, and is for further Pythons, where what matters is that the code runs at all.
"""

import os

THOROUGH = os.environ.get("KARIJERA_THOROUGH") == "1"
_FEW = os.environ.get("KARIJERA_FEW_EXAMPLES") == "1"
_SHARE = 0.1 if _FEW else 1 if THOROUGH else 0.4
_LEAST = 5


def examples(thorough: int) -> int:
    """Returns a property test's `max_examples`: how many it tries now, where a thorough run tries `thorough`."""
    return max(min(thorough, _LEAST), round(thorough * _SHARE))
