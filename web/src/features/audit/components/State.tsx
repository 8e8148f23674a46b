/** State of the application as of the moment. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { AuditReplay } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Card } from "@/shared/ui/Card";

export function State({ replay: { state, asOf } }: { replay: AuditReplay }) {
  const t = useTranslations("audit");
  const statuses = useTranslations("application-status.auditStatus");
  const formats = useFormats();
  const yesNo = (value: boolean | null | undefined) => t(value ? "yes" : "no");
  return (
    <Card as="section">
      <h2 className="text-xl">{t("state")}</h2>
      <time dateTime={asOf} className="mb-4 block text-sm text-text-muted">
        {formats.exactDateTime(asOf)}
      </time>
      {state.exists ? (
        <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          <Term name={t("status")}>{state.status && statuses(state.status)}</Term>
          <Term name={t("stage")}>{state.stage && t("stageName", { stage: state.stage })}</Term>
          <Term name={t("forwarded")}>{yesNo(state.forwarded)}</Term>
          <Term name={t("seen")}>{yesNo(state.seen)}</Term>
          <Term name={t("deleted")}>{yesNo(state.deleted)}</Term>
          <Term name={t("signedIn")}>{yesNo(state.signedIn)}</Term>
          <Term name={t("job")}>
            {t("jobAt", { title: state.jobTitle ?? "", place: state.jobPlace ?? "" })}
          </Term>
          <Term name={t("jobVersion")}>{state.jobVersion}</Term>
          <Term name={t("employer")}>{state.employerName}</Term>
        </dl>
      ) : (
        <p className="text-sm text-text-muted">{t("notYet")}</p>
      )}
    </Card>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className="break-words font-semibold">{children}</dd>
    </>
  );
}
