/** Shown to guests without a valid link: explains how to open their applications. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { isBuilt } from "@/routes/table";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";

/** `expired`: there is a link, but it has expired. */
export function NoAccess({ expired }: { expired: boolean }) {
  const t = useTranslations("applications");
  return (
    <EmptyState
      title={t(expired ? "expired.title" : "noLink.title")}
      action={
        <RouteLink route={isBuilt("jobs") ? "jobs" : "home"} className={buttonStyle("secondary")}>
          {t("empty.browse")}
        </RouteLink>
      }
    >
      <p>{t(expired ? "expired.text" : "noLink.text")}</p>
      {!expired && <p className="mt-2">{t("noLink.hint")}</p>}
    </EmptyState>
  );
}
