"""Ad formats that employers pay for, and how prominently lists show them."""

from enum import StrEnum


class JobFormat(StrEnum):
    """Formats that the site sells; a feed may contain others, which count as normal."""

    EXCLUSIVE_HOME = "EXCLUSIVE-HOME"
    EXCLUSIVE = "EXCLUSIVE"
    VIDEO = "VIDEO"
    FEATURED_HOME = "FEATURED-HOME"
    FEATURED = "FEATURED"
    HIGHLIGHTED = "HIGHLIGHTED"
    STANDARD = "STANDARD"


class FormatGroup(StrEnum):
    """The groups that lists distinguish, most prominent first."""

    EXCLUSIVE = "exclusive"
    HIGHLIGHTED = "highlighted"
    STANDARD = "standard"
    NORMAL = "normal"


TIERS = {FormatGroup.EXCLUSIVE: 3, FormatGroup.HIGHLIGHTED: 2, FormatGroup.STANDARD: 1, FormatGroup.NORMAL: 0}
"""The first sort key of lists, highest first."""
HIGHLIGHTED_LABELS = ("Istaknuto", "Highlighted")
GROUPS: dict[str, FormatGroup] = {
    JobFormat.EXCLUSIVE_HOME: FormatGroup.EXCLUSIVE,
    JobFormat.EXCLUSIVE: FormatGroup.EXCLUSIVE,
    JobFormat.VIDEO: FormatGroup.EXCLUSIVE,
    JobFormat.FEATURED_HOME: FormatGroup.EXCLUSIVE,
    JobFormat.FEATURED: FormatGroup.EXCLUSIVE,
    JobFormat.HIGHLIGHTED: FormatGroup.HIGHLIGHTED,
    JobFormat.STANDARD: FormatGroup.STANDARD,
    **dict.fromkeys(HIGHLIGHTED_LABELS, FormatGroup.HIGHLIGHTED),
}


def group_of(job_format: str) -> FormatGroup:
    """The group of a format; unknown ones are normal."""
    return GROUPS.get(job_format, FormatGroup.NORMAL)
