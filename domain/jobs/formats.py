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


class HomeBlock(StrEnum):
    """Blocks of the home page that only ads of some formats stand in. All exclusive ads stand among the featured."""

    EXCLUSIVE = "exclusive"
    VIDEO = "video"


def home_block_of(job_format: str, *, has_video: bool) -> HomeBlock | None:
    """The block of an ad, if any: an ad sold as one with a video has no block until it has a video."""
    match job_format:
        case JobFormat.EXCLUSIVE_HOME | JobFormat.EXCLUSIVE:
            return HomeBlock.EXCLUSIVE
        case JobFormat.VIDEO if has_video:
            return HomeBlock.VIDEO
        case _:
            return None


def group_of(job_format: str) -> FormatGroup:
    """The group of a format; unknown ones are normal."""
    return GROUPS.get(job_format, FormatGroup.NORMAL)
