"""Decisions about going back: the last change is taken back, or the content of an earlier version restored.

Both are about the whole CV, so they refuse with CvChangedMeanwhile when any part was changed after the version that
the window knew: nobody takes back what they have not seen.
"""

from collections.abc import Iterator
from dataclasses import replace

from domain.cv.decisions.preconditions import require_all_unchanged, require_known
from domain.cv.decisions.visibility import hide_if_incomplete
from domain.cv.errors import NothingToUndo
from domain.cv.events import ChangeUndone, CvEvent, VersionRestored
from domain.cv.parts import difference
from domain.cv.revision import Revision
from domain.cv.state import Cv


def undo(cv: Cv, base_version: int) -> Iterator[CvEvent]:
    """Takes back the last change that is not taken back yet. Refuses with NothingToUndo."""
    require_known(cv, base_version)
    require_all_unchanged(cv, base_version)
    if not cv.undoable:
        raise NothingToUndo
    undone, before = cv.undoable[-1]
    parts, restored = difference(cv.revision, before)
    yield ChangeUndone(undone=undone, parts=parts, restored=restored)
    yield from hide_if_incomplete(cv, before)


def restore(cv: Cv, version: int, earlier: Revision, base_version: int) -> Iterator[CvEvent]:
    """Restores the content that stood in this version; the name stays."""
    require_known(cv, base_version)
    wanted = replace(earlier, name=cv.revision.name)
    parts, restored = difference(cv.revision, wanted)
    if not parts:
        return
    require_all_unchanged(cv, base_version)
    yield VersionRestored(restored_version=version, parts=parts, restored=restored)
    yield from hide_if_incomplete(cv, wanted)
