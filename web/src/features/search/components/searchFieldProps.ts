/** Shared by the plain search field and the combo box that replaces it. */
import type { ReactNode } from "react";
import type { JobFilters } from "@/shared/api/searches";
import type { FieldState } from "../useWhatAndWhere";

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

/** Selection of the plain field, if it had the focus. */
export type Caret = readonly [number | null, number | null] | undefined;

export const INPUT =
  "min-h-12 w-full rounded-control bg-transparent pr-3 pl-11 text-base text-ellipsis -outline-offset-2! placeholder:text-text-muted [&::-webkit-search-cancel-button]:hidden";
