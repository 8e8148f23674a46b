/** Sentry in the browser, as the specification configures it: what broke and where, never whose data it was. */
import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from "@sentry/browser";
import type { ErrorReporting } from "@/shared/api/generated";
import { withoutPersonalData } from "./withoutPersonalData";

/** Starts it; answers with what hands it a fault. */
export function startReporter(reporting: ErrorReporting): (fault: unknown) => void {
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
      // A replay shows the shape of the page: no text, no picture, nothing typed, and addresses without what follows
      // their path. It is packed on the page's own thread, since the page's policy allows no worker.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        maskAttributes: ["title", "placeholder", "aria-label", "alt", "href", "value"],
        blockAllMedia: true,
        useCompression: false,
        beforeAddRecordingEvent: withoutPersonalData,
      }),
    ],
  });
  // Reports, traces and replays all pass here; `beforeSend` would see the first of them only.
  addEventProcessor(withoutPersonalData);
  return captureException;
}
