/** Placeholder of loading content, of the same size. */
import { classes } from "./classes";

export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={classes("animate-shimmer rounded-control bg-surface-sunken", className)} />
  );
}
