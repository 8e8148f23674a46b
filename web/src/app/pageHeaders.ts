/** What an answer says about itself besides its content. */
import { type RouteId, routeEntry } from "@/routes/table";

/** What of an address is a key: a signed link, or one of the mails about an account. */
const KEYS = ["access", "code", "hash", "link", "token"];

/** A page opened by such a link is kept nowhere, and its address is told to nobody. */
export function pageHeaders(url: URL, route: RouteId | undefined): Record<string, string> {
  const personal =
    KEYS.some((key) => url.searchParams.has(key)) || (route !== undefined && routeEntry(route).requiresAuth);
  if (!personal) return { "Cache-Control": "private, no-cache", Vary: "Cookie" };
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}
