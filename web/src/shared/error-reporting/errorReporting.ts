/** Reports browser errors to Sentry: buffered until Sentry is loaded, dropped where the site has none. */
import type { ErrorReporting } from "@/shared/api/generated";

const MAX_BUFFERED = 20;
let buffered: unknown[] = [];
let capture: (error: unknown) => void = (error) => {
  if (buffered.length < MAX_BUFFERED) buffered.push(error);
};

/** Reports an error that React has caught. */
export function captureError(error: unknown): void {
  capture(error);
}

/**
 * Starts reporting, buffered errors first. Sentry is imported only where the site configures it, after the page has
 * loaded; otherwise nothing is sent or buffered.
 */
export async function startErrorReporting(reporting: ErrorReporting | null | undefined): Promise<void> {
  if (!reporting) {
    buffered = [];
    capture = () => undefined;
    return;
  }
  const { startSentry } = await import("./sentry");
  capture = startSentry(reporting);
  for (const error of buffered.splice(0)) capture(error);
}
