/** Faults that happen in a visitor's browser: kept until the reporter is there, or forgotten where the site has none. */
import type { ErrorReporting } from "@/shared/api/generated";

const MOST_KEPT = 20;
let kept: unknown[] = [];
let pass: (fault: unknown) => void = (fault) => {
  if (kept.length < MOST_KEPT) kept.push(fault);
};

/** Tells of a fault that the page has caught itself, as React does for a component that fails. */
export function tellFault(fault: unknown): void {
  pass(fault);
}

/**
 * Reports faults to the publisher's Sentry from now on, those that were kept among them. The reporter is fetched only
 * where the site names one, and only once the page stands; without one nothing is sent, and nothing kept.
 */
export async function reportFaults(reporting: ErrorReporting | null | undefined): Promise<void> {
  if (!reporting) {
    kept = [];
    pass = () => undefined;
    return;
  }
  const { startReporter } = await import("./reporter");
  pass = startReporter(reporting);
  for (const fault of kept.splice(0)) pass(fault);
}
