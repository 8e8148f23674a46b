/** What the API says when it says no: problem+json, or the reason why there was no answer at all. */

export interface FieldProblem {
  readonly field: string;
  readonly code: string;
}

export interface Problem {
  /** The HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** Stable and upper-case; a message key in shared/i18n/errors. */
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** What helps the person to go on, such as `retryAfter` in seconds. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Reads any failed call of RTK Query, whatever went wrong. */
export function problemOf(error: unknown): Problem {
  const { status, originalStatus, data } = (error ?? {}) as Record<string, unknown>;
  if (status === "FETCH_ERROR") return { status: 0, code: "NETWORK", errors: [], details: {} };
  if (status === "TIMEOUT_ERROR") return { status: 0, code: "TIMEOUT", errors: [], details: {} };
  const body = isRecord(data) ? data : {};
  return {
    status: typeof status === "number" ? status : typeof originalStatus === "number" ? originalStatus : 0,
    code: typeof body.code === "string" ? body.code : "UNKNOWN",
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldProblem) : [],
    details: isRecord(body.details) ? body.details : {},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value.field === "string" && typeof value.code === "string";
}
