"""How often Python looks for garbage that refers to itself."""

import gc

GENERATION_0_THRESHOLD = 20_000
"""Objects that may be made before the young ones are looked through: some batches of events; Python's own is 700."""


BATCH_GENERATION_0_THRESHOLD = 500_000
"""The same for a process that ends with its work: whole batches of events come and go without being looked through."""


def tune_garbage_collection(young: int = GENERATION_0_THRESHOLD) -> None:
    """For a process that has imported what it needs: none of that is looked through again, and the rest seldom.

    Events, rows and answers are made by the ten thousand and go when nobody holds them, without any collector; looking
    through them took a third of the time of catching up.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(young, 50, 100)
