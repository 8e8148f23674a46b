/** The sections of a CV, in the order in which everybody's are shown: skills are of one kind, but in two sections. */
import type { PlacedItem, SectionItem } from "./content";

export const SECTIONS = [
  "work",
  "volunteering",
  "education",
  "additional-education",
  "digital-skills",
  "other-skills",
  "languages",
  "projects",
  "awards",
  "conferences",
  "bibliography",
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Most people have something to say here; the other sections appear when they are needed. */
export const MAIN_SECTIONS: readonly SectionId[] = [
  "work",
  "education",
  "digital-skills",
  "other-skills",
  "languages",
];

const SECTION_OF: Record<Exclude<SectionItem["kind"], "skill">, SectionId> = {
  work: "work",
  volunteering: "volunteering",
  education: "education",
  "additional-education": "additional-education",
  language: "languages",
  project: "projects",
  award: "awards",
  conference: "conferences",
  bibliography: "bibliography",
};

export function sectionOf(item: SectionItem): SectionId {
  if (item.kind === "skill") return item.type === "digital" ? "digital-skills" : "other-skills";
  return SECTION_OF[item.kind];
}

export function itemsIn(section: SectionId, items: readonly PlacedItem[]): PlacedItem[] {
  return items.filter(({ item }) => sectionOf(item) === section);
}

/**
 * After which of all items an item stands when it is at `index` in its section; null for the first of all.
 * The other sections keep their order.
 */
export function placeAfter(items: readonly PlacedItem[], id: string, index: number): string | null {
  const moved = items.find((placed) => placed.id === id);
  if (!moved) return null;
  const others = items.filter((placed) => placed.id !== id);
  const neighbours = itemsIn(sectionOf(moved.item), others);
  const before = neighbours[index - 1];
  if (before) return before.id;
  const next = neighbours[0];
  const at = next ? others.indexOf(next) : 0;
  return others[at - 1]?.id ?? null;
}

export function movedAfter(
  items: readonly PlacedItem[],
  id: string,
  after: string | null,
): readonly PlacedItem[] {
  const moved = items.find((placed) => placed.id === id);
  if (!moved) return items;
  const others = items.filter((placed) => placed.id !== id);
  const at = after === null ? 0 : others.findIndex((placed) => placed.id === after) + 1;
  if (at === 0 && after !== null) return items;
  return [...others.slice(0, at), moved, ...others.slice(at)];
}
