/** Suggestions of a search field, from any source. */
import { fold } from "@/shared/i18n/fold";

export interface Suggestion {
  readonly id: string;
  readonly kind: "recent" | "popular" | "title" | "position" | "employer" | "place" | "here" | "clear";
  readonly text: string;
  readonly hint?: string;
}

export interface SuggestionGroup {
  readonly id: string;
  /** Empty for a group without a heading. */
  readonly title: string;
  readonly items: readonly Suggestion[];
}

/** The groups that have something, each text only in the first of them. */
export function eachTextOnce(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  const shown = new Set<string>();
  const isNew = ({ text }: Suggestion) => {
    const folded = fold(text);
    if (shown.has(folded)) return false;
    shown.add(folded);
    return true;
  };
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isNew) }))
    .filter(({ items }) => items.length > 0);
}
