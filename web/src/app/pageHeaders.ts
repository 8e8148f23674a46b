/** HTTP headers of a page. */
import { type RouteId, routeEntry } from "@/routes/table";

/** Query parameters that carry a secret: signed links, and links of account mails. */
const KEYS = ["access", "code", "hash", "link", "token"];

/** Such a page is not cached, not indexed, and sends no referrer. */
export function pageHeaders(url: URL, route: RouteId | undefined): Record<string, string> {
  const personal =
    KEYS.some((key) => url.searchParams.has(key)) || (route !== undefined && routeEntry(route).requiresAuth);
  if (!personal) return { "Cache-Control": "private, no-cache", Vary: "Cookie" };
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}
