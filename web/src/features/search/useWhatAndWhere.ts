/** State of search fields: their text, and the chosen suggestion. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { withChanges } from "./filters";

/** A chosen suggestion and the filters that it stands for, as long as its text is unchanged. */
export interface Choice {
  readonly text: string;
  readonly filters: JobFilters;
}

export interface Content {
  readonly text: string;
  readonly choice?: Choice;
}

export interface FieldState {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly choose: (choice: Choice) => void;
  /** The text is a chosen suggestion, so there is nothing to suggest. */
  readonly isChosen: boolean;
}

const CLEARED = { query: [], locations: [], near: [], radius: [], excludeLocations: [] };

/** One field alone, with the filters of its chosen suggestion. */
export function useFieldState(initial: Content): { field: FieldState; filters: JobFilters | undefined } {
  const [content, set] = useState(initial);
  const field = fieldOf(content, set);
  return { field, filters: field.isChosen ? content.choice?.filters : undefined };
}

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

function fieldOf({ text, choice }: Content, set: (change: (now: Content) => Content) => void): FieldState {
  return {
    text,
    setText: (next) => set((now) => ({ ...now, text: next })),
    choose: (chosen) => set(() => ({ text: chosen.text, choice: chosen })),
    isChosen: text !== "" && choice?.text === text,
  };
}

/** The suggestion's filters as long as its text is unchanged, else the text itself. */
function filtersOfField({ text, choice }: Content, fromText: (text: string) => JobFilters): JobFilters {
  if (choice?.text === text) return choice.filters;
  return text.trim() === "" ? {} : fromText(text.trim());
}
