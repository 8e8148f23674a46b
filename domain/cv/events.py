"""Events of a CV. Fields marked personal are stored under the CV's own key.

Parts are named as in `domain/cv/parts.py`.
"""

from enum import StrEnum
from uuid import UUID

from pydantic import Field

from domain.cv.candidate_profile import CandidateProfile
from domain.cv.content import ContactDetails, CvContent, Headline, IdealJob
from domain.cv.items import ItemKind, SectionItem
from domain.cv.parts import Part, RestoredParts
from domain.cv.values import Line
from domain.kernel.log.event import Event, Personal
from domain.kernel.values.locales import Locale


class CvOrigin(StrEnum):
    """The origin of a CV: an empty one, a copy of another one, or a file."""

    NEW = "new"
    DUPLICATE = "duplicate"
    JSON_RESUME = "json-resume"
    EUROPASS = "europass"
    LINKEDIN = "linkedin"


class HiddenBy(StrEnum):
    """The reason why a CV is hidden: its owner wanted it, or showed another one; it lacks what a shown one needs; its
    owner deactivated the account."""

    OWNER = "owner"
    INCOMPLETE = "incomplete"
    DEACTIVATION = "deactivation"


class CvDeletedBy(StrEnum):
    """The actor that deleted a CV: its owner, or the erasure of everything about them."""

    OWNER = "owner"
    ERASURE = "erasure"


class CvCreated(Event, topic="cv.CvCreated"):
    """Somebody began a CV. Its language stays; `source_cv_id` is what a duplicate was copied from."""

    account_id: UUID
    language: Locale
    origin: CvOrigin
    source_cv_id: UUID | None
    name: Personal[Line] = None
    content: Personal[CvContent] = None


class CvRenamed(Event, topic="cv.CvRenamed"):
    """The owner gave it another name, which only they see."""

    name: Personal[Line] = None


class ContactDetailsChanged(Event, topic="cv.ContactDetailsChanged"):
    """The owner changed who they are and how to reach them."""

    contact: Personal[ContactDetails] = None


class HeadlineChanged(Event, topic="cv.HeadlineChanged"):
    """The owner changed what stands on top."""

    headline: Personal[Headline] = None


class IdealJobDescribed(Event, topic="cv.IdealJobDescribed"):
    """The owner described what they look for."""

    ideal_job: Personal[IdealJob] = None


class AvatarChanged(Event, topic="cv.AvatarChanged"):
    """The owner chose a picture, or none."""

    avatar_id: UUID | None


class SectionItemAdded(Event, topic="cv.SectionItemAdded"):
    """The owner added an item, after all others. Its kind says in which section it stands."""

    item_id: UUID
    kind: ItemKind
    item: Personal[SectionItem] = None


class SectionItemChanged(Event, topic="cv.SectionItemChanged"):
    """The owner changed an item. It stays in its section and in its place."""

    item_id: UUID
    kind: ItemKind
    item: Personal[SectionItem] = None


class SectionItemRemoved(Event, topic="cv.SectionItemRemoved"):
    """The owner removed an item."""

    item_id: UUID
    kind: ItemKind


class SectionItemMoved(Event, topic="cv.SectionItemMoved"):
    """The owner moved an item right after another one, or to the beginning."""

    item_id: UUID
    kind: ItemKind
    after: UUID | None


class ChangeUndone(Event, topic="cv.ChangeUndone"):
    """The owner took back the change of version `undone`: these parts stand as they were before it."""

    undone: int = Field(ge=1)
    parts: tuple[Part, ...]
    restored: Personal[RestoredParts] = None


class VersionRestored(Event, topic="cv.VersionRestored"):
    """The owner went back to the content of an earlier version, which differed in these parts."""

    restored_version: int = Field(ge=1)
    parts: tuple[Part, ...]
    restored: Personal[RestoredParts] = None


class CvShown(Event, topic="cv.CvShown"):
    """Employers may find it in the CV database from here on: first as `profile`, then as later events change it."""

    profile: Personal[CandidateProfile] = None


class CvHidden(Event, topic="cv.CvHidden"):
    """Employers do not find it any more."""

    by: HiddenBy


class EmployerExcluded(Event, topic="cv.EmployerExcluded"):
    """The owner excluded an employer, who does not find the CV even while it is shown."""

    employer_id: int = Field(ge=1)


class EmployerReadmitted(Event, topic="cv.EmployerReadmitted"):
    """The owner admitted an excluded employer again, who may find the CV while it is shown."""

    employer_id: int = Field(ge=1)


class CvOpened(Event, topic="cv.CvOpened"):
    """A member of this employer read it, signed in to their account. The name is the employer's as of then."""

    employer_id: int = Field(ge=1)
    employer_name: Line
    member_id: UUID


class CvDeleted(Event, topic="cv.CvDeleted"):
    """Nobody may read it any more; its key is destroyed."""

    by: CvDeletedBy


class CvErased(Event, topic="cv.CvErased"):
    """Everything about its owner has been erased; this is the last event of the stream."""


PartEvent = CvRenamed | ContactDetailsChanged | HeadlineChanged | IdealJobDescribed | AvatarChanged
ItemEvent = SectionItemAdded | SectionItemChanged | SectionItemRemoved | SectionItemMoved
ReturnEvent = ChangeUndone | VersionRestored
ContentEvent = PartEvent | ItemEvent | ReturnEvent
"""Events after which something else stands in the CV: in one part, among the items, or as before."""

CvEvent = (
    CvCreated
    | ContentEvent
    | CvShown
    | CvHidden
    | EmployerExcluded
    | EmployerReadmitted
    | CvOpened
    | CvDeleted
    | CvErased
)
