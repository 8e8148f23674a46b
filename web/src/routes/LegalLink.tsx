/** Link inside a consent text, in a new tab, so that the form keeps its values. */
import type { ReactNode, SyntheticEvent } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "./RouteLink";

interface LegalLinkProps {
  readonly route: "terms" | "privacy";
  readonly children: ReactNode;
}

/** The label of a box would tick it, and keep the browser from following the link. */
const keepFromLabel = (event: SyntheticEvent) => event.stopPropagation();

export function LegalLink({ route, children }: LegalLinkProps) {
  const t = useTranslations("ui");
  return (
    <RouteLink
      route={route}
      target="_blank"
      className="link"
      onPointerDown={keepFromLabel}
      onClick={keepFromLabel}
    >
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </RouteLink>
  );
}
