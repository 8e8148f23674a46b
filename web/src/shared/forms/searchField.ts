/** A field with suggestions of occupations, words or places: its text, and the chosen suggestion. */
import { type ReactNode, useState } from "react";
import type { JobFilters } from "@/shared/api/searches";

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

export interface SearchFieldProps {
  readonly kind: "what" | "where" | "occupation" | "area";
  readonly label: string;
  readonly icon: ReactNode;
  readonly field: FieldState;
  readonly name: string;
  readonly maxLength: number;
  /** A whole search was chosen: a recent one, or one near the user. Only "what" and "where" suggest such. */
  readonly onSearch?: (filters: JobFilters) => void;
  readonly className?: string;
}

/** One field alone, with the filters of its chosen suggestion. */
export function useFieldState(initial: Content): { field: FieldState; filters: JobFilters | undefined } {
  const [content, set] = useState(initial);
  const field = fieldOf(content, set);
  return { field, filters: field.isChosen ? content.choice?.filters : undefined };
}

export function fieldOf(
  { text, choice }: Content,
  set: (change: (now: Content) => Content) => void,
): FieldState {
  return {
    text,
    setText: (next) => set((now) => ({ ...now, text: next })),
    choose: (chosen) => set(() => ({ text: chosen.text, choice: chosen })),
    isChosen: text !== "" && choice?.text === text,
  };
}
