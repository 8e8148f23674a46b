/** Sentry in the browser, configured as specified: errors without personal data. */
import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from "@sentry/browser";
import type { ErrorReporting } from "@/shared/api/generated";
import { redact } from "./redaction";

/** Starts Sentry; returns the function that captures an error. */
export function startSentry(reporting: ErrorReporting): (error: unknown) => void {
  init({
    dsn: reporting.dsn,
    environment: reporting.environment,
    release: reporting.release,
    tracesSampleRate: reporting.tracesSampleRate,
    replaysSessionSampleRate: reporting.replaysSessionSampleRate,
    replaysOnErrorSampleRate: reporting.replaysOnErrorSampleRate,
    ignoreErrors: reporting.ignoreErrors,
    tracePropagationTargets: [],
    maxBreadcrumbs: 0,
    integrations: [
      browserTracingIntegration(),
      // Replays are masked: no text, no media, no input, and addresses without their query.
      // Uncompressed, since the content security policy allows no worker.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        maskAttributes: ["title", "placeholder", "aria-label", "alt", "href", "value"],
        blockAllMedia: true,
        useCompression: false,
        beforeAddRecordingEvent: redact,
      }),
    ],
  });
  // Applies to errors, traces and replays; `beforeSend` would see errors only.
  addEventProcessor(redact);
  return captureException;
}
