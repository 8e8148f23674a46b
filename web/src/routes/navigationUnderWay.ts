/** Whether the router is navigating right now; `useNavigation` is only as recent as React's last render. */
import { createContext, useContext } from "react";

/** Provided by the app, which has the router. */
export const NavigationUnderWay = createContext<() => boolean>(() => false);

/** To be called in event handlers, not while rendering. */
export function useIsNavigating(): () => boolean {
  return useContext(NavigationUnderWay);
}
