/** Preloads a page's code when the pointer or the focus rests on its link. */
import { createContext, useContext, useRef } from "react";
import { MAX_PRELOADS, ROUTER_WAIT } from "@/shared/constants";
import type { RouteId } from "./table";

/** Provided by the app, which knows the screens. */
export const Preloading = createContext<(route: RouteId) => Promise<unknown>>(async () => {});

let running = 0;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether pages may be preloaded: not on a slow connection, and not with data saving on. */
export function mayPreload(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** Handlers of the link. A pointer that only crosses it preloads nothing. */
export function usePreload(route: RouteId) {
  const load = useContext(Preloading);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const preload = () => {
    if (running >= MAX_PRELOADS || !mayPreload()) return;
    running += 1;
    // A failed preload is retried by the navigation itself.
    load(route)
      .catch(() => {})
      .finally(() => {
        running -= 1;
      });
  };
  const enter = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(preload, ROUTER_WAIT);
  };
  const leave = () => clearTimeout(timer.current);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
