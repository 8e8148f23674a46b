/** Loading indicator: three dots that fill one after the other. */
import { classes } from "./classes";

export function Dots({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={classes("inline-flex items-center gap-1.5", className)}>
      <span className="sr-only">{label}</span>
      {[0, 200, 400].map((delay) => (
        <span
          key={delay}
          aria-hidden
          className="size-2 animate-pulse-dot rounded-full bg-current"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  );
}
