/** Details of an application: status, timeline, what was sent, the ad as it was, and actions. */
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { isBuilt } from "@/routes/table";
import type { OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { usePageState } from "../pageState";
import { ApplicationTimeline } from "./ApplicationTimeline";
import { SentDetails } from "./SentDetails";
import { StatusBadge } from "./StatusBadge";

interface ApplicationDetailsProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
  /** The ad's text, rendered by the jobs feature. */
  readonly ad: ReactNode;
  readonly onDelete: () => void;
}

export function ApplicationDetails({ application, link, ad, onDelete }: ApplicationDetailsProps) {
  const t = useTranslations("applications.detail");
  const texts = useTranslations("application-status");
  const { job, status } = application;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <p className="text-text-muted">
          {job.place === "" ? job.employerName : t("place", { employer: job.employerName, place: job.place })}
        </p>
        <p>
          <StatusBadge status={status} />
        </p>
        <p>{texts(statusText(application))}</p>
        <ApplicationTimeline application={application} />
        {application.incomplete && <p role="status">{t("incomplete")}</p>}
      </div>
      {!application.incomplete && <Actions application={application} link={link} onDelete={onDelete} />}
      <SentDetails application={application} link={link} />
      {application.ad && (
        <details className="group border-border border-t pt-5">
          <summary className="flex min-h-11 list-none items-center gap-2 font-bold text-lg tracking-tight">
            <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
            {t("ad")}
          </summary>
          {application.ad.changedSince && <p className="mt-2 text-sm text-text-muted">{t("adChanged")}</p>}
          <div lang={application.ad.language} className="mt-4 flex flex-col gap-6">
            {ad}
          </div>
        </details>
      )}
      {job.slug !== null && isBuilt("job") && (
        <RouteLink
          route="job"
          params={{ jobId: job.id, slug: job.slug }}
          className="link inline-flex min-h-11 items-center self-start"
        >
          {t("toJob")}
        </RouteLink>
      )}
      <PriorApplications application={application} />
    </div>
  );
}

/** Message key of the status; an ended selection has one for every reason. */
function statusText({ status, steps }: MyApplicationDetail) {
  const reason = steps.findLast(({ kind }) => kind === "ended")?.reason;
  const isKnown =
    reason === "finished" || reason === "hired" || reason === "not-selected" || reason === "cancelled";
  return status === "ended" && isKnown ? (`reason.${reason}` as const) : (`now.${status}` as const);
}

function Actions({ application, link, onDelete }: Omit<ApplicationDetailsProps, "ad">) {
  const t = useTranslations("applications");
  const { addressOf } = usePageState();
  const { status, canResend, canDelete } = application;
  if (!canDelete && !canResend) return null;
  return (
    <section aria-label={t("detail.actions")} className="flex flex-col gap-3 border-border border-y py-5">
      <div className="flex flex-wrap gap-3">
        {status === "pending" && (
          <RouteLink
            route="applicationVerification"
            search={{ application: link.id, access: link.access }}
            className={buttonStyle("primary")}
          >
            {t("pending.continue")}
          </RouteLink>
        )}
        {canResend && (
          <Link to={addressOf({ isChanging: true })} preventScrollReset className={buttonStyle("secondary")}>
            {t("detail.resend")}
          </Link>
        )}
        {canDelete && (
          <Button variant="quiet" className="text-danger" onPress={onDelete}>
            {t("delete.button")}
          </Button>
        )}
      </div>
      {canResend && <p className="text-sm text-text-muted">{t("detail.resendHint")}</p>}
    </section>
  );
}

function PriorApplications({ application: { priorApplications } }: { application: MyApplicationDetail }) {
  const t = useTranslations("applications.detail");
  const formats = useFormats();
  const { addressOf } = usePageState();
  const sent = priorApplications.flatMap(({ sentAt, ...prior }) => (sentAt ? [{ ...prior, sentAt }] : []));
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="prior" className="border-border border-t pt-5">
      <h3 id="prior" className="mb-2 text-lg">
        {t("prior")}
      </h3>
      <ul className="flex flex-col">
        {sent.map(({ id, status, sentAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <Link
              to={addressOf({ application: id, isChanging: false })}
              preventScrollReset
              className="link inline-flex min-h-11 items-center md:min-h-8"
            >
              {t("priorOn", { date: formats.longDate(sentAt) })}
            </Link>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
