/** HTTP headers of a page. */
import { type RouteId, routeEntry } from "@/routes/table";

/** Query parameters that carry a secret: signed links, and links of account mails. */
const KEYS = ["access", "code", "hash", "link", "token"];

/**
 * A page behind a secret or a sign-in is not cached, not indexed, and sends no referrer. Any other is kept by a guest's
 * browser only: those of a signed-in person name them, and would be there after they have signed out.
 */
export function pageHeaders(
  url: URL,
  route: RouteId | undefined,
  { isGuest }: { isGuest: boolean },
): Record<string, string> {
  const personal =
    KEYS.some((key) => url.searchParams.has(key)) || (route !== undefined && routeEntry(route).requiresAuth);
  if (!personal) return { "Cache-Control": isGuest ? "private, no-cache" : "no-store", Vary: "Cookie" };
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}
