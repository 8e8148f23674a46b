"""Compares CVs by what stands in them: ids are new after an import, and sections keep only their own order."""

from typing import Any

from domain.cv.content import CvContent
from domain.cv.items import ITEM_KINDS


def what_stands_in(content: CvContent) -> dict[str, Any]:
    """All but ids, the picture and the order among sections."""
    items = sorted((placed.item for placed in content.items), key=lambda item: ITEM_KINDS.index(item.kind))
    return content.model_dump(exclude={"items", "avatar_id"}) | {"items": [item.model_dump() for item in items]}
