/** Style of a chip: an active filter, or a suggested search. */
export const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-border-strong bg-surface-raised px-4 text-sm font-semibold transition-colors hover:border-accent hover:text-accent md:min-h-9";
