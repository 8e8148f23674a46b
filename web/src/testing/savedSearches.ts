/** Test data: saved searches. */
import type { SavedSearch, SavedSearches } from "@/shared/api/generated";
import { EMPTY_SEARCH } from "./jobs";

/** Cooks in Split, mailed daily at 8. */
export function aSavedSearch(change: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: "00000000-0000-4000-8000-0000000000a1",
    name: "",
    key: "query=kuhar&locations=3190261",
    search: {
      ...EMPTY_SEARCH,
      query: "kuhar",
      locations: [{ id: "3190261", name: "Split" }],
      filters: [{ dimension: "employment", values: [{ id: "seasonal", name: "Sezonski posao" }] }],
      key: "query=kuhar&locations=3190261&employment=seasonal",
    },
    frequency: "daily",
    hour: 8,
    weekday: 1,
    locale: "hr",
    createdAt: "2026-11-20T09:00:00Z",
    lastMailedAt: null,
    isConfirmed: true,
    ...change,
  };
}

export function someSavedSearches(items: readonly SavedSearch[]): SavedSearches {
  return { items: [...items], total: items.length, most: 50 };
}
