/** Link inside a consent text, in a new tab, so that the form keeps its values. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "./RouteLink";

interface LegalLinkProps {
  readonly route: "terms" | "privacy";
  readonly children: ReactNode;
}

export function LegalLink({ route, children }: LegalLinkProps) {
  const t = useTranslations("ui");
  return (
    <RouteLink route={route} target="_blank" className="link">
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </RouteLink>
  );
}
