/** No search is saved: where one is. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";

export function NoSearches() {
  const t = useTranslations("saved-searches.empty");
  return (
    <EmptyState
      title={t("title")}
      action={
        <RouteLink route="jobSearch" className={buttonStyle("primary")}>
          {t("action")}
        </RouteLink>
      }
    >
      {t("text")}
    </EmptyState>
  );
}
