/** Exports the route table as JSON for the server: paths by language, and whether to index. */
import { isBuilt, ROUTE_IDS, routeEntry } from "./table";

export function exportedRoutes(): string {
  const routes = ROUTE_IDS.map((id) => {
    const { paths, indexable, requiresAuth } = routeEntry(id);
    return [id, { paths, indexable: indexable && !requiresAuth && isBuilt(id) }];
  });
  return `${JSON.stringify(Object.fromEntries(routes), null, 2)}\n`;
}
