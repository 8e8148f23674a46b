/** False while the server's page is taken over, true from then on: for what only a browser can draw. */
import { useSyncExternalStore } from "react";

export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
