/** The two fields of the search box: texts, and what was chosen from the suggestions instead of a mere text. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { withChanges } from "./filters";

/** A suggestion that was taken: the filter that it means, as long as its text stands in the field. */
export interface Choice {
  readonly text: string;
  readonly filters: JobFilters;
}

interface Content {
  readonly text: string;
  readonly choice?: Choice;
}

export interface FieldState {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly choose: (choice: Choice) => void;
  /** What stands there was chosen, so there is nothing to suggest. */
  readonly isChosen: boolean;
}

const TAKEN_OFF = { query: [], locations: [], near: [], radius: [], excludeLocations: [] };

export function useWhatAndWhere(filters: JobFilters, search: JobSearch | undefined) {
  const t = useTranslations("search");
  const { locations = [], near, radius, query, positions = [] } = filters;
  // An occupation that was chosen stands where it was chosen; beside words it is a filter like any other.
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
  /** The search as the fields say it now; its other filters stay. */
  const wanted = (): JobFilters => ({
    ...withChanges(filters, { ...TAKEN_OFF, ...(isOccupation && { positions: [] }) }),
    ...meant(what, (text) => ({ query: [text] })),
    ...meant(where, (text) => ({ locations: [text, ...otherPlaces], ...(radius && { radius }) })),
  });
  return { what: fieldOf(what, setWhat), where: fieldOf(where, setWhere), wanted, isOccupation };
}

function fieldOf({ text, choice }: Content, set: (change: (now: Content) => Content) => void): FieldState {
  return {
    text,
    setText: (next) => set((now) => ({ ...now, text: next })),
    choose: (chosen) => set(() => ({ text: chosen.text, choice: chosen })),
    isChosen: text !== "" && choice?.text === text,
  };
}

/** A choice counts as long as its text stands there; other words count as words. */
function meant({ text, choice }: Content, asWords: (text: string) => JobFilters): JobFilters {
  if (choice?.text === text) return choice.filters;
  return text.trim() === "" ? {} : asWords(text.trim());
}
