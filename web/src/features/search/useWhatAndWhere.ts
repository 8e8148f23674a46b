/** Values of the two fields of the search box, as filters. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { type Content, fieldOf } from "@/shared/forms/searchField";
import { withChanges } from "./filters";

const CLEARED = { query: [], locations: [], near: [], radius: [], excludeLocations: [] };

export function useWhatAndWhere(filters: JobFilters, search: JobSearch | undefined) {
  const t = useTranslations("search");
  const { locations = [], near, radius, query, positions = [] } = filters;
  // A searched occupation is shown in the field; beside a text query it is an ordinary filter.
  const occupation =
    query === undefined && positions.length === 1
      ? search?.positions.find(({ id }) => id === positions[0])?.name
      : undefined;
  const [firstPlace, ...otherPlaces] = locations;
  const nameOfFirst = search?.locations.find(({ id }) => id === firstPlace)?.name ?? firstPlace ?? "";
  const placeShown = near ? t("nearMe") : nameOfFirst;
  const [what, setWhat] = useState<Content>(
    occupation === undefined
      ? { text: query?.join(" ") ?? "" }
      : { text: occupation, choice: { text: occupation, filters: { positions } } },
  );
  const [isOccupation] = useState(occupation !== undefined);
  const [where, setWhere] = useState<Content>({
    text: placeShown,
    choice: {
      text: placeShown,
      filters: {
        ...(near && { near }),
        ...(locations.length > 0 && { locations }),
        ...(radius && { radius }),
      },
    },
  });
  /** The filters with the fields' current values; others stay. */
  const currentFilters = (): JobFilters => ({
    ...withChanges(filters, { ...CLEARED, ...(isOccupation && { positions: [] }) }),
    ...filtersOfField(what, (text) => ({ query: [text] })),
    ...filtersOfField(where, (text) => ({ locations: [text, ...otherPlaces], ...(radius && { radius }) })),
  });
  return { what: fieldOf(what, setWhat), where: fieldOf(where, setWhere), currentFilters, isOccupation };
}

/** The suggestion's filters as long as its text is unchanged, else the text itself. */
function filtersOfField({ text, choice }: Content, fromText: (text: string) => JobFilters): JobFilters {
  if (choice?.text === text) return choice.filters;
  return text.trim() === "" ? {} : fromText(text.trim());
}
