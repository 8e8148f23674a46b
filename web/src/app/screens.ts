/** Finds the file of a route's screen and loads it when it is first needed. */
import type { Screen } from "@/routes/screen";
import { type RouteId, routeEntry } from "@/routes/table";
import { fetchPart } from "@/shared/chunks/fetchPart";

const pages = import.meta.glob<Screen>("../features/*/pages/*Page.tsx", { import: "default" });

/** The table writes "home/HomePage". */
export function screenFile(route: RouteId): string {
  const [feature, page] = (routeEntry(route).screen ?? "").split("/");
  return `../features/${feature}/pages/${page}.tsx`;
}

export function loadScreen(route: RouteId): Promise<Screen> {
  return fetchPart(() => preloadScreen(route));
}

/** Only fetches what will probably be needed, so a failure is nobody's loss. */
export async function preloadScreen(route: RouteId): Promise<Screen> {
  const load = pages[screenFile(route)];
  if (!load)
    throw new Error(`The table names a screen for "${route}" that is not there: ${screenFile(route)}`);
  return load();
}
