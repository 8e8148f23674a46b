/** The status of a page that could not be shown, also after its way from the server into the browser as JSON. */
import { isRouteErrorResponse } from "react-router";

/** Stands in the browser for the error response that a loader threw on the server. */
export class PageError {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown = null) {
    this.status = status;
    this.data = data;
  }
}

/** Undefined for anything that no loader threw on purpose. */
export function errorStatus(error: unknown): number | undefined {
  return isRouteErrorResponse(error) || error instanceof PageError ? error.status : undefined;
}

/** The API's code, where a loader threw one. */
export function errorCode(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) && !(error instanceof PageError)) return undefined;
  const { data } = error;
  return typeof data === "object" && data !== null && "code" in data ? String(data.code) : undefined;
}
