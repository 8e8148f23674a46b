/** Preloads a page's code when its link is hovered or focused. */
import { createContext, useContext } from "react";
import type { RouteId } from "./table";

/** Provided by the app, which knows the screens. */
export const Preloading = createContext<(route: RouteId) => Promise<unknown>>(async () => {});

const MAX_CONCURRENT = 5;
let running = 0;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not on a slow connection, and not with data saving on. */
export function mayPreload(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

export function usePreload(route: RouteId): () => void {
  const load = useContext(Preloading);
  return () => {
    if (running >= MAX_CONCURRENT || !mayPreload()) return;
    running += 1;
    // A failed preload is retried by the navigation itself.
    load(route)
      .catch(() => {})
      .finally(() => {
        running -= 1;
      });
  };
}
