"""Words of mails and pushes for the steps of an application, in five languages: `application_words.json`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter

from domain.kernel.values.locales import Locale
from domain.notifications.kinds import NotificationTemplate


@dataclass(frozen=True, slots=True)
class ApplicationWords:
    """The words of one language. `labels`: of the steps in a mail's timeline and in a digest, and of `no-answer`.
    `pushes`: titles of pushes."""

    labels: Mapping[str, str]
    pushes: Mapping[NotificationTemplate, str]


APPLICATION_WORDS = TypeAdapter(dict[Locale, ApplicationWords]).validate_json(
    Path(__file__).with_suffix(".json").read_bytes()
)
