"""How prominently an ad is shown: the format an employer pays for and the group it belongs to."""

from enum import StrEnum


class JobFormat(StrEnum):
    """Formats that the product sells; a feed may carry others, which count as normal."""

    EXCLUSIVE_HOME = "EXCLUSIVE-HOME"
    EXCLUSIVE = "EXCLUSIVE"
    VIDEO = "VIDEO"
    FEATURED_HOME = "FEATURED-HOME"
    FEATURED = "FEATURED"
    HIGHLIGHTED = "HIGHLIGHTED"
    STANDARD = "STANDARD"


class FormatGroup(StrEnum):
    """What a list distinguishes, the most prominent first."""

    EXCLUSIVE = "exclusive"
    HIGHLIGHTED = "highlighted"
    STANDARD = "standard"
    NORMAL = "normal"


TIERS = {FormatGroup.EXCLUSIVE: 3, FormatGroup.HIGHLIGHTED: 2, FormatGroup.STANDARD: 1, FormatGroup.NORMAL: 0}
"""By which lists are ordered first, the greatest on top."""
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
    """The group of a format; one that is not known is normal."""
    return GROUPS.get(job_format, FormatGroup.NORMAL)
