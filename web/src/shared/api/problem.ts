/** Errors of API calls in one shape: problem+json, or why there was no response. */

export interface FieldProblem {
  readonly field: string;
  readonly code: string;
}

export interface Problem {
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** Stable, upper-case; a message key of shared/errors. */
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** Additional data, such as `retryAfter` in seconds. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Converts any RTK Query error. */
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
