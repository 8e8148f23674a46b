/** An application in the list. The card opens its details; a pending one can be continued or deleted. */
import { Building2, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { MyApplication } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { CARD } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { usePageState } from "../pageState";
import { Progress } from "./Progress";
import { StatusBadge } from "./StatusBadge";

interface ApplicationCardProps {
  readonly application: MyApplication;
  readonly onDelete: () => void;
}

export function ApplicationCard({ application, onDelete }: ApplicationCardProps) {
  const t = useTranslations("applications");
  const formats = useFormats();
  const { addressOf } = usePageState();
  const { id, job, status, sentAt, initiatedAt } = application;
  const isPending = status === "pending";
  return (
    <article
      className={classes(
        CARD,
        "group relative flex flex-col gap-3 p-5 transition-colors focus-within:border-accent hover:border-accent",
        isPending && "border-l-4 border-l-warning pl-[17px]",
      )}
    >
      <div className="flex flex-col gap-3 md:flex-row md:items-start md:justify-between md:gap-6">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug">
            <Link
              to={addressOf({ application: id })}
              preventScrollReset
              className="after:absolute after:inset-0 after:rounded-card after:content-[''] group-hover:text-accent"
            >
              {job.title}
            </Link>
          </h2>
          <ul className="mt-2 flex flex-col gap-1 text-sm text-text-muted md:flex-row md:gap-4">
            <Line icon={<Building2 aria-hidden className="size-4" />}>{job.employerName}</Line>
            {job.place !== "" && <Line icon={<MapPin aria-hidden className="size-4" />}>{job.place}</Line>}
          </ul>
        </div>
        <div className="flex shrink-0 flex-row-reverse items-center justify-end gap-3 md:flex-col md:items-end md:gap-2">
          {!isPending && <Progress application={application} />}
          <StatusBadge status={status} />
        </div>
      </div>
      <p className="text-sm text-text-muted">
        {sentAt ? (
          <time dateTime={sentAt}>{t("sentOn", { date: formats.longDate(sentAt) })}</time>
        ) : (
          <time dateTime={initiatedAt}>{t("startedOn", { date: formats.longDate(initiatedAt) })}</time>
        )}
      </p>
      {isPending && <Unfinished application={application} onDelete={onDelete} />}
    </article>
  );
}

function Unfinished({ application: { id, job, awaits }, onDelete }: ApplicationCardProps) {
  const t = useTranslations("applications");
  const { access } = usePageState();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{t(`pending.${awaits ?? "sending"}`)}</p>
      <div className="relative flex flex-wrap gap-3">
        <RouteLink
          route="applicationVerification"
          search={{ application: id, access }}
          aria-label={`${t("pending.continue")}: ${job.title}`}
          className={buttonStyle("primary")}
        >
          {t("pending.continue")}
        </RouteLink>
        <Button variant="secondary" aria-label={`${t("delete.button")}: ${job.title}`} onPress={onDelete}>
          {t("delete.button")}
        </Button>
      </div>
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
