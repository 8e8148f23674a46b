/** Styles of buttons, and of links that look like buttons. */
import { classes } from "./classes";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "large";

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "bg-accent text-accent-contrast forced-colors:border hover:bg-accent-hover data-[pressed]:bg-accent-hover",
  secondary:
    "border border-border-strong bg-surface-raised text-text hover:border-accent hover:text-accent data-[pressed]:bg-accent-soft",
  quiet: "text-accent hover:bg-accent-soft hover:text-accent-hover data-[pressed]:bg-accent-soft",
  danger: "bg-danger text-danger-contrast forced-colors:border hover:opacity-90 data-[pressed]:opacity-90",
};

const SIZES: Record<ButtonSize, string> = {
  medium: "min-h-11 px-4 py-2",
  large: "min-h-13 px-6 py-3 text-lg",
};

export function buttonStyle(variant: ButtonVariant = "primary", size: ButtonSize = "medium"): string {
  return classes(
    "relative inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-colors",
    "data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50",
    VARIANTS[variant],
    SIZES[size],
  );
}
