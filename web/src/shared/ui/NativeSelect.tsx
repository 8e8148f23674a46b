/** Native select: works in a plain form and uses the phone's own picker. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes";

interface NativeSelectProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
  /** <option> elements. */
  readonly children: ReactNode;
}

export function NativeSelect({ onChange, className, children, ...select }: NativeSelectProps) {
  return (
    <span className={classes("relative block", className)}>
      <select
        {...select}
        // A choice that the browser restored would pass for one that was made before hydration.
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full cursor-pointer appearance-none rounded-control border border-border-strong bg-surface-raised py-2 pr-9 pl-3.5 text-base transition-colors hover:border-accent md:text-sm"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-text-muted"
      />
    </span>
  );
}
