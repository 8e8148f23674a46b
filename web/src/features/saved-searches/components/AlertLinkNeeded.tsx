/** A guest's alerts open with the link of a mail only: says where to find one. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";

export function AlertLinkNeeded({ isExpired = false }: { isExpired?: boolean }) {
  const t = useTranslations("saved-searches.link");
  return (
    <EmptyState
      title={t(isExpired ? "expired" : "needed")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <RouteLink route="jobSearch" className={buttonStyle("primary")}>
            {t("search")}
          </RouteLink>
          <RouteLink route="notifications" className={buttonStyle("secondary")}>
            {t("account")}
          </RouteLink>
        </div>
      }
    >
      {t("text")}
    </EmptyState>
  );
}
