/** Fetches the code of a page when somebody is about to go there: the pointer rests on its link, or the focus. */
import { createContext, useContext } from "react";
import type { RouteId } from "./table";

/** Given by the app, which knows where the screens are. */
export const Preloading = createContext<(route: RouteId) => Promise<unknown>>(async () => {});

const MOST_AT_ONCE = 5;
let underWay = 0;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not on a slow connection, and not where data is to be saved. */
export function isWelcome(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

export function usePreload(route: RouteId): () => void {
  const load = useContext(Preloading);
  return () => {
    if (underWay >= MOST_AT_ONCE || !isWelcome()) return;
    underWay += 1;
    // A page that does not come now is asked for again when it is really wanted.
    load(route)
      .catch(() => {})
      .finally(() => {
        underWay -= 1;
      });
  };
}
