/** A status as text and colour, never colour alone. */
import type { ReactNode } from "react";
import { classes } from "./classes";

export type BadgeTone = "neutral" | "accent" | "success" | "warning" | "danger" | "seen";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-surface-sunken text-text-muted",
  accent: "bg-accent-soft text-accent",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  seen: "bg-seen-soft text-seen",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-xs leading-5 whitespace-nowrap forced-colors:outline",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
