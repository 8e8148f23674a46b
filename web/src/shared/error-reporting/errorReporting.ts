/** Reports browser errors to Sentry: buffered until Sentry is loaded, dropped where the site has none. */
import type { ErrorReporting } from "@/shared/api/generated";
import { whenIdle } from "@/shared/chunks/whenIdle";
import type { Reporter } from "./sentry";

const MAX_BUFFERED = 20;
let buffered: unknown[] = [];
let person: string | null = null;
let reporter: Reporter = {
  capture: (error) => {
    if (buffered.length < MAX_BUFFERED) buffered.push(error);
  },
  identify: () => undefined,
};

/** Reports an error that React has caught. */
export function captureError(error: unknown): void {
  reporter.capture(error);
}

/** Reports name this id from now on: the pseudonym of who is signed in, or null for nobody. */
export function reportAs(id: string | null): void {
  if (id === person) return;
  person = id;
  reporter.identify(id);
}

/**
 * Starts reporting, buffered errors first. Sentry is imported only where the site configures it, and when the browser is
 * idle; otherwise nothing is sent or buffered.
 */
export async function startErrorReporting(reporting: ErrorReporting | null | undefined): Promise<void> {
  if (!reporting) {
    buffered = [];
    reporter = { capture: () => undefined, identify: () => undefined };
    return;
  }
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { startSentry } = await import("./sentry");
  reporter = startSentry(reporting);
  reporter.identify(person);
  for (const error of buffered.splice(0)) reporter.capture(error);
}
