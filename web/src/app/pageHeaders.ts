/** What an answer says about itself besides its content. */
import { type RouteId, routeEntry } from "@/routes/table";

/** A page opened by a signed link is kept nowhere, and its address is told to nobody. */
export function pageHeaders(url: URL, route: RouteId | undefined): Record<string, string> {
  const personal = url.searchParams.has("access") || (route !== undefined && routeEntry(route).requiresAuth);
  if (!personal) return { "Cache-Control": "private, no-cache", Vary: "Cookie" };
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}
