/** Link inside a consent text. */
import type { ReactNode } from "react";
import { RouteLink } from "./RouteLink";
import { isBuilt } from "./table";

interface LegalLinkProps {
  readonly route: "terms" | "privacy";
  readonly children: ReactNode;
}

/** A link once the page is built; in a new tab, so that the form keeps its values. */
export function LegalLink({ route, children }: LegalLinkProps) {
  if (!isBuilt(route)) return children;
  return (
    <RouteLink route={route} target="_blank" className="link">
      {children}
    </RouteLink>
  );
}
