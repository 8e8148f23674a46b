/** The place of something that is on its way, as large as what will come. */
import { classes } from "./classes";

export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={classes("animate-shimmer rounded-control bg-surface-sunken", className)} />
  );
}
