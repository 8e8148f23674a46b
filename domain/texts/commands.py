"""Commands of editors. `revision` is that of the text when the editor read it."""

from dataclasses import dataclass
from datetime import date

from domain.kernel.values.locales import Locale
from domain.texts.events import DraftContent


@dataclass(frozen=True, slots=True)
class DraftText:
    """Save a draft."""

    language: Locale
    revision: int
    draft: DraftContent


@dataclass(frozen=True, slots=True)
class DiscardDraft:
    """Delete the draft."""

    language: Locale
    revision: int


@dataclass(frozen=True, slots=True)
class PublishDraft:
    """Put the draft in force, as a new version of this date."""

    language: Locale
    revision: int
    dated: date


@dataclass(frozen=True, slots=True)
class RestoreVersion:
    """Put the text of a former version in force again, as a new version of this date."""

    language: Locale
    revision: int
    number: int
    dated: date


EditorCommand = DraftText | DiscardDraft | PublishDraft | RestoreVersion
