/** What the API must know of the table of routes: how each is spelled, and whether search engines should come. */
import { isBuilt, ROUTE_IDS, routeEntry } from "./table";

export function exportedRoutes(): string {
  const routes = ROUTE_IDS.map((id) => {
    const { paths, indexable, requiresAuth } = routeEntry(id);
    return [id, { paths, indexable: indexable && !requiresAuth && isBuilt(id) }];
  });
  return `${JSON.stringify(Object.fromEntries(routes), null, 2)}\n`;
}
