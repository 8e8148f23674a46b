/** What one visit is made of, the same for the browser and for the page renderer. */
import { createContext, useContext } from "react";
import type { Theme } from "@/shared/theme/theme";
import type { Store } from "./store";

export interface SiteVisit {
  readonly store: Store;
  /** The moment the page was made: ages are counted from it on both sides. */
  readonly now: number;
  /** The visitor's own choice; undefined follows the system. */
  readonly theme: Theme | undefined;
}

export const VisitContext = createContext<SiteVisit | undefined>(undefined);

export function useVisit(): SiteVisit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error("Outside of a visit");
  return visit;
}
