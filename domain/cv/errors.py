"""Domain errors of CVs."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar

from domain.kernel.errors import NotFound, Refused


class CvNotFound(NotFound):
    """There is no such CV, or none that the caller may know of."""

    code: ClassVar[str] = "CV_NOT_FOUND"


class CvItemNotFound(NotFound):
    """The CV has no such item, and never had."""

    code: ClassVar[str] = "CV_ITEM_NOT_FOUND"


class CvVersionNotFound(NotFound):
    """The CV has no version of this number."""

    code: ClassVar[str] = "CV_VERSION_NOT_FOUND"


class CandidateNotFound(NotFound):
    """There is no such CV in the CV database for this employer, or the caller is not a member of one."""

    code: ClassVar[str] = "CANDIDATE_NOT_FOUND"


class CvChangedMeanwhile(Refused):
    """A conflict: the part was changed in another window after the version that the change is based on. Sent again with
    the version in `details`, the change is made all the same."""

    code: ClassVar[str] = "CV_CHANGED_MEANWHILE"

    def __init__(self, version: int, part: object, changed_at: datetime) -> None:
        super().__init__(details={"version": version, "part": str(part), "changedAt": changed_at.isoformat()})


class NothingToUndo(Refused):
    """No change can be taken back any more."""

    code: ClassVar[str] = "NOTHING_TO_UNDO"


class CvIncomplete(Refused):
    """The CV lacks what employers need who find it."""

    code: ClassVar[str] = "CV_INCOMPLETE"

    def __init__(self, missing: Sequence[str]) -> None:
        super().__init__(details={"missing": list(missing)})


class TooManyCvs(Refused):
    """The account has as many CVs as it may have."""

    code: ClassVar[str] = "TOO_MANY_CVS"

    def __init__(self, limit: int) -> None:
        super().__init__(details={"limit": limit})


class TooManyCvItems(Refused):
    """The CV has as many items as it may have."""

    code: ClassVar[str] = "TOO_MANY_CV_ITEMS"

    def __init__(self, limit: int) -> None:
        super().__init__(details={"limit": limit})


class CvTooLong(Refused):
    """The items of the CV hold more characters than they may in all."""

    code: ClassVar[str] = "CV_TOO_LONG"

    def __init__(self, limit: int) -> None:
        super().__init__(details={"limit": limit})


class TooManyExcludedEmployers(Refused):
    """The CV is hidden from as many employers as it may be."""

    code: ClassVar[str] = "TOO_MANY_EXCLUDED_EMPLOYERS"

    def __init__(self, limit: int) -> None:
        super().__init__(details={"limit": limit})
