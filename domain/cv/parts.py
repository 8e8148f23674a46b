"""Parts of a CV: what two windows may change without each other, and what an earlier revision puts back."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal
from uuid import UUID

from domain.cv.content import ContactDetails, Headline, IdealJob, PlacedItem
from domain.cv.items import SectionItem
from domain.cv.revision import Revision
from domain.cv.values import Line, Value

PartName = Literal["name", "contact", "headline", "ideal-job", "avatar", "order"]
"""`order` is that of the items."""
Part = PartName | UUID
"""An item is a part of its own, named by its id."""

_FIELDS: dict[PartName, str] = {
    "name": "name",
    "contact": "contact",
    "headline": "headline",
    "ideal-job": "ideal_job",
    "avatar": "avatar_id",
}


class RestoredParts(Value):
    """The values that undoing or restoring returns to named parts. A named item that is not among `items` is gone
    again; `order` is that of all items, if it is another one."""

    name: Line | None = None
    contact: ContactDetails | None = None
    headline: Headline | None = None
    ideal_job: IdealJob | None = None
    avatar_id: UUID | None = None
    items: tuple[PlacedItem, ...] = ()
    order: tuple[UUID, ...] | None = None


def difference(present: Revision, earlier: Revision) -> tuple[tuple[Part, ...], RestoredParts]:
    """The parts that differ, and what puts them back to how they were."""
    fields: list[PartName] = [
        part for part, name in _FIELDS.items() if getattr(present, name) != getattr(earlier, name)
    ]
    changed = [item_id for item_id in {**present.items, **earlier.items} if _differs(present, earlier, item_id)]
    back = tuple(PlacedItem(id=each, item=earlier.items[each]) for each in changed if each in earlier.items)
    order = tuple(earlier.items)
    is_other_order = tuple(_replaced(present.items, changed, back)) != order
    restored = RestoredParts(
        **{_FIELDS[part]: getattr(earlier, _FIELDS[part]) for part in fields},
        items=back,
        order=order if is_other_order else None,
    )
    parts: list[Part] = [*fields, *changed]
    return (*parts, "order") if is_other_order else tuple(parts), restored


def restore_parts(revision: Revision, parts: Iterable[Part], restored: RestoredParts) -> Revision:
    """The revision in which these parts stand as they were."""
    fields: dict[str, Any] = {}
    changed: list[UUID] = []
    for part in parts:
        if isinstance(part, UUID):
            changed.append(part)
        elif part in _FIELDS:
            fields[_FIELDS[part]] = getattr(restored, _FIELDS[part])
    items = _replaced(revision.items, changed, restored.items)
    if restored.order is not None:
        items = {**{each: items[each] for each in restored.order if each in items}, **items}
    return replace(revision, items=items, **fields)


def _differs(present: Revision, earlier: Revision, item_id: UUID) -> bool:
    one, other = present.items.get(item_id), earlier.items.get(item_id)
    return one is not other and one != other


def _replaced(
    items: Mapping[UUID, SectionItem], changed: Iterable[UUID], back: Iterable[PlacedItem]
) -> dict[UUID, SectionItem]:
    """The items, with those that are put back instead of the changed ones; the others of these are gone."""
    put_back = {placed.id: placed.item for placed in back}
    replaced = dict(items)
    for item_id in changed:
        if item_id not in put_back:
            replaced.pop(item_id, None)
    return {**replaced, **put_back}
