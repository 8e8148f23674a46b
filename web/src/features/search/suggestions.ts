/** What a field suggests, whatever it comes from. */
export interface Suggestion {
  readonly id: string;
  readonly kind: "recent" | "popular" | "title" | "position" | "employer" | "place" | "here" | "clear";
  readonly text: string;
  readonly hint?: string;
}

export interface SuggestionGroup {
  readonly id: string;
  /** Empty where the group needs no name. */
  readonly title: string;
  readonly items: readonly Suggestion[];
}
