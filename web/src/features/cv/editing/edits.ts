/** Edits of a CV: each changes one part, and may be repeated without harm. */
import type { ContactDetails, CvContent, Headline, IdealJob, SectionItem } from "../content";
import { movedAfter } from "../sections";

export type Edit =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "contact"; readonly contact: ContactDetails }
  | { readonly kind: "headline"; readonly headline: Headline }
  | { readonly kind: "ideal-job"; readonly idealJob: IdealJob }
  | { readonly kind: "avatar"; readonly avatarId: string | null }
  | { readonly kind: "put"; readonly itemId: string; readonly item: SectionItem }
  | { readonly kind: "remove"; readonly itemId: string }
  | { readonly kind: "move"; readonly itemId: string; readonly after: string | null };

/** The part that an edit changes, as the API names it: an item by its id. */
export function partOf(edit: Edit): string {
  if (edit.kind === "put" || edit.kind === "remove") return edit.itemId;
  return edit.kind === "move" ? "order" : edit.kind;
}

/** A CV's name and content: what edits change. */
export interface Draft {
  readonly name: string;
  readonly content: CvContent;
}

export function applyEdit(draft: Draft, edit: Edit): Draft {
  const { name, content } = draft;
  switch (edit.kind) {
    case "name":
      return { name: edit.name, content };
    case "contact":
      return { name, content: { ...content, contact: edit.contact } };
    case "headline":
      return { name, content: { ...content, headline: edit.headline } };
    case "ideal-job":
      return { name, content: { ...content, idealJob: edit.idealJob } };
    case "avatar":
      return { name, content: { ...content, avatarId: edit.avatarId } };
    case "put": {
      const placed = { id: edit.itemId, item: edit.item };
      const isKnown = content.items.some(({ id }) => id === edit.itemId);
      const items = isKnown
        ? content.items.map((each) => (each.id === edit.itemId ? placed : each))
        : [...content.items, placed];
      return { name, content: { ...content, items } };
    }
    case "remove":
      return {
        name,
        content: { ...content, items: content.items.filter(({ id }) => id !== edit.itemId) },
      };
    case "move":
      return { name, content: { ...content, items: movedAfter(content.items, edit.itemId, edit.after) } };
  }
}

/** Returns the content of a part, to compare two windows' versions of it; undefined for an item that is not there. */
export function partIn({ name, content }: Draft, part: string): unknown {
  switch (part) {
    case "name":
      return name;
    case "contact":
      return content.contact;
    case "headline":
      return content.headline;
    case "ideal-job":
      return content.idealJob;
    case "avatar":
      return content.avatarId;
    case "order":
      return content.items.map(({ id }) => id);
    default:
      return content.items.find(({ id }) => id === part)?.item;
  }
}

/** Whether the draft holds what the edit says already. */
export function isDone(edit: Edit, draft: Draft): boolean {
  return isSame(partIn(draft, partOf(edit)), partIn(applyEdit(draft, edit), partOf(edit)));
}

/** Compares parts whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
