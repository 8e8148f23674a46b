/** Resolves a route's screen to its file and imports it on demand. */
import type { Screen } from "@/routes/screen";
import { type RouteId, routeEntry } from "@/routes/table";
import { loadChunk } from "@/shared/chunks/loadChunk";

const pages = import.meta.glob<Screen>("../features/*/pages/*Page.tsx", { import: "default" });

/** The table writes "home/HomePage". */
export function screenFile(route: RouteId): string {
  const [feature, page] = (routeEntry(route).screen ?? "").split("/");
  return `../features/${feature}/pages/${page}.tsx`;
}

export function loadScreen(route: RouteId): Promise<Screen> {
  return loadChunk(() => preloadScreen(route));
}

/** Imports a screen speculatively; a failure has no consequences. */
export async function preloadScreen(route: RouteId): Promise<Screen> {
  const load = pages[screenFile(route)];
  if (!load)
    throw new Error(`The table names a screen for "${route}" that is not there: ${screenFile(route)}`);
  return load();
}
