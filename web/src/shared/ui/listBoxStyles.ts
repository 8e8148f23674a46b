/** Styles of list boxes in popovers. */
export const POPOVER =
  "min-w-(--trigger-width) animate-appear overflow-auto rounded-card border border-border bg-surface-raised shadow-lg shadow-black/10";
export const LISTBOX = "p-1.5 outline-none";
export const OPTION =
  "flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 outline-none data-[focused]:bg-accent-soft data-[selected]:font-semibold data-[selected]:text-accent";
