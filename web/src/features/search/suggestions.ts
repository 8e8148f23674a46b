/** Suggestions of a search field, from any source. */
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
