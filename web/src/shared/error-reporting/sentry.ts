/** Sentry in the browser, configured as specified: errors without personal data. */
import {
  addEventProcessor,
  type Breadcrumb,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
  setUser,
} from "@sentry/browser";
import type { ErrorReporting } from "@/shared/api/generated";
import { redactingTransport } from "./recordings";
import { redact } from "./redaction";

/** Messages to a started Sentry. */
export interface Reporter {
  capture(error: unknown): void;
  /** Under which id reports name the person from now on; null for a guest. */
  identify(id: string | null): void;
}

/** Starts Sentry. */
export function startSentry(reporting: ErrorReporting): Reporter {
  init({
    dsn: reporting.dsn,
    environment: reporting.environment,
    release: reporting.release,
    tracesSampleRate: reporting.tracesSampleRate,
    replaysSessionSampleRate: reporting.replaysSessionSampleRate,
    replaysOnErrorSampleRate: reporting.replaysOnErrorSampleRate,
    ignoreErrors: reporting.ignoreErrors,
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSendSpan: withoutQuery,
    transport: redactingTransport,
    initialScope: { tags: { build_time: reporting.buildTime ?? undefined } },
    // Calls of our own API only: what happened in the network before an error. Replays take theirs from these.
    maxBreadcrumbs: 20,
    beforeBreadcrumb: ownCall,
    integrations: (defaults) => [
      // Sessions would ask Sentry to keep the network address.
      ...defaults.filter(({ name }) => name !== "BrowserSession"),
      breadcrumbsIntegration({ dom: false, history: false, sentry: false }),
      browserTracingIntegration(),
      // Replays are masked: no text, no media, no input, and addresses without their query.
      // Uncompressed, since the content security policy allows no worker.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        maskAttributes: ["title", "placeholder", "aria-label", "alt", "href", "value"],
        blockAllMedia: true,
        useCompression: false,
        // Method, status, size and type; no bodies and no other headers.
        networkDetailAllowUrls: [`${location.origin}/`],
        networkCaptureBodies: false,
        beforeAddRecordingEvent: redact,
      }),
    ],
  });
  // Applies to errors and replays; `beforeSend` would see errors only, and spans are sent by themselves.
  addEventProcessor(redact);
  return { capture: captureException, identify: (id) => setUser(id === null ? null : { id }) };
}

const QUERY_ATTRIBUTES = ["url.query", "url.fragment", "http.query", "http.fragment"];

/** Spans are sent in envelopes of their own, which no event processor sees. */
function withoutQuery<Span extends { attributes?: Record<string, unknown> }>(span: Span): Span {
  const attributes = Object.entries(span.attributes ?? {}).filter(
    ([name]) => !QUERY_ATTRIBUTES.includes(name),
  );
  return redact({ ...span, attributes: Object.fromEntries(attributes) });
}

/** The call without the query of its address; null for one to another origin. */
function ownCall(breadcrumb: Breadcrumb): Breadcrumb | null {
  if (breadcrumb.category !== "fetch" && breadcrumb.category !== "xhr") return null;
  const address = String(breadcrumb.data?.url);
  if (!URL.canParse(address, location.href)) return null;
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return null;
  return { ...breadcrumb, data: { ...breadcrumb.data, url: url.pathname } };
}
