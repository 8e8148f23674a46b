/** The name of a text that is agreed to. */
import type { ReactNode } from "react";
import { RouteLink } from "./RouteLink";
import { isBuilt } from "./table";

interface LegalLinkProps {
  readonly route: "terms" | "privacy";
  readonly children: ReactNode;
}

/** A link once there is such a page; in a new tab, so that the form stays as it is. */
export function LegalLink({ route, children }: LegalLinkProps) {
  if (!isBuilt(route)) return children;
  return (
    <RouteLink route={route} target="_blank" className="link">
      {children}
    </RouteLink>
  );
}
