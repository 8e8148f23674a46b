/** Filtered list of applications, pending ones first; or an empty state. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { isBuilt } from "@/routes/table";
import type { MyApplication } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";
import { isIn, pendingFirst } from "../groups";
import { usePageState } from "../pageState";
import { ApplicationCard } from "./ApplicationCard";
import { StateFilter } from "./StateFilter";

interface ApplicationListProps {
  readonly applications: readonly MyApplication[];
  readonly onDelete: (application: MyApplication) => void;
}

export function ApplicationList({ applications, onDelete }: ApplicationListProps) {
  const t = useTranslations("applications");
  const formats = useFormats();
  const { group, addressOf } = usePageState();
  const shown = pendingFirst(applications).filter((one) => group === undefined || isIn(group, one));

  if (applications.length === 0) {
    return (
      <EmptyState
        title={t("empty.title")}
        action={
          <RouteLink route={isBuilt("jobs") ? "jobs" : "home"} className={buttonStyle("primary")}>
            {t("empty.browse")}
          </RouteLink>
        }
      >
        {t("empty.text")}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <StateFilter applications={applications} />
      <p role="status" className="sr-only">
        {t("counted", { count: shown.length, shown: formats.number(shown.length) })}
      </p>
      {shown.length > 0 ? (
        <ul aria-label={t("list")} className="flex flex-col gap-3">
          {shown.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} onDelete={() => onDelete(application)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t("empty.filteredTitle")}
          action={
            <Link to={addressOf({ group: undefined })} className={buttonStyle("secondary")}>
              {t("empty.showAll")}
            </Link>
          }
        >
          {t("empty.filteredText")}
        </EmptyState>
      )}
    </div>
  );
}
