/** Form for the verification code of an application, with the whole address or number and a way to change it. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { applicationsApi, callArgs, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { dialledNumber } from "@/shared/countries/calling";
import { CodeForm } from "@/shared/verification/CodeForm";
import { useCodeTimer } from "../useCodeTimer";
import { useConfirmation } from "../useConfirmation";

interface ConfirmByCodeProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
}

export function ConfirmByCode({ application, link }: ConfirmByCodeProps) {
  const t = useTranslations("apply.verification");
  const confirm = useConfirmation(link);
  const timer = useCodeTimer(application);
  const [askForAnother] = applicationsApi.useResendCodeMutation();
  const isPhone = application.verification?.channel === "phone";
  // A text message carries the code alone, so nothing may speak of a link in it.
  const phoneTexts = {
    hint: t("spamPhone"),
    noTriesLeft: t("noTriesLeftPhone"),
    onlyLink: t("onlyLinkPhone"),
  };
  return (
    <div className="flex flex-col gap-8">
      <SentTo application={application} />
      <CodeForm
        timer={timer}
        submitLabel={t("confirm")}
        texts={{ expired: t("expired"), ...(isPhone && phoneTexts) }}
        onSend={(code) => confirm({ code })}
        onResend={async () => (await askForAnother(callArgs(link)).unwrap()).verification}
      />
    </div>
  );
}

function SentTo({ application: { job, sent, verification } }: { application: MyApplicationDetail }) {
  const t = useTranslations("apply.verification");
  const b = (contact: ReactNode) => <strong className="wrap-anywhere">{contact}</strong>;
  const isPhone = verification?.channel === "phone";
  const contact = isPhone ? sent.phone && dialledNumber(sent.phone) : sent.email;
  if (!contact) return <p className="text-lg">{t("sentUnknown")}</p>;
  return (
    <div>
      <p className="text-lg">{t.rich(isPhone ? "sentToPhone" : "sentToEmail", { b, contact })}</p>
      {job.isActive && (
        <RouteLink
          route="apply"
          params={{ jobId: job.id, slug: job.slug ?? String(job.id) }}
          className="link inline-flex min-h-11 items-center"
        >
          {t(isPhone ? "changePhone" : "changeEmail")}
        </RouteLink>
      )}
    </div>
  );
}
