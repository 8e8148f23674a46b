/** Shared by the plain search field and the combo box that replaces it. */

/** Selection of the plain field, if it had the focus. */
export type Caret = readonly [number | null, number | null] | undefined;

export const INPUT =
  "min-h-12 w-full rounded-control bg-transparent pr-3 pl-11 text-base text-ellipsis -outline-offset-2! placeholder:text-text-muted [&::-webkit-search-cancel-button]:hidden";
