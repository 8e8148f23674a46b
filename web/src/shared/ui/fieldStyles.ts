/** Styles shared by all fields. */
export const FIELD = "flex flex-col gap-1.5";
export const LABEL = "font-semibold text-sm";
export const HINT = "text-sm text-text-muted";
export const ERROR = "flex items-start gap-1.5 text-sm font-semibold text-danger";
export const CONTROL =
  "w-full min-h-12 rounded-control border border-border-strong bg-surface-raised px-3.5 py-2.5 text-base placeholder:text-text-muted transition-colors hover:border-text-muted data-[focused]:border-accent data-[invalid]:border-danger data-[disabled]:opacity-60";
