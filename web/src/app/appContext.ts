/** Context that the whole React tree shares, in the browser and in the page renderer. */
import { createContext, useContext } from "react";
import type { CookieChoice } from "@/shared/consent/cookieChoice";
import type { Theme } from "@/shared/theme/theme";
import type { Store } from "./store";

export interface AppContextValue {
  readonly store: Store;
  /** The moment at which the page was rendered, so that ages are the same on both sides. */
  readonly now: number;
  /** The visitor's own choice; undefined follows the system. */
  readonly theme: Theme | undefined;
  /** The answer to the cookie notice; undefined shows it. */
  readonly cookieChoice: CookieChoice | undefined;
}

export const AppContext = createContext<AppContextValue | undefined>(undefined);

export function useAppContext(): AppContextValue {
  const context = useContext(AppContext);
  if (!context) throw new Error("useAppContext needs an AppContextProvider");
  return context;
}
