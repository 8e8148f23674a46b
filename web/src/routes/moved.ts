/** A page under another address than its own. */
import { redirect } from "react-router";

/**
 * Makes the response that a screen's `load` throws: a permanent redirect to the page's own path, with the query as it
 * came.
 */
export function movedTo(path: string, search: URLSearchParams): Response {
  const query = search.toString();
  return redirect(query === "" ? path : `${path}?${query}`, 308);
}
