/** Form for the verification code of an application. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { applicationsApi, callArgs, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { CodeForm } from "@/shared/verification/CodeForm";
import { maskedEmail, maskedPhone } from "../maskedContact";
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
  return (
    <div className="flex flex-col gap-8">
      <SentTo application={application} />
      <CodeForm
        timer={timer}
        submitLabel={t("confirm")}
        texts={{ expired: t("expired"), ...(isPhone && { hint: t("spamPhone") }) }}
        onSend={(code) => confirm({ code })}
        onResend={async () => (await askForAnother(callArgs(link)).unwrap()).verification}
      />
    </div>
  );
}

function SentTo({ application: { sent, verification } }: { application: MyApplicationDetail }) {
  const t = useTranslations("apply.verification");
  const b = (contact: ReactNode) => <strong className="wrap-anywhere">{contact}</strong>;
  if (verification?.channel === "phone" && sent.phone) {
    return <p className="text-lg">{t.rich("sentToPhone", { b, contact: maskedPhone(sent.phone) })}</p>;
  }
  if (sent.email)
    return <p className="text-lg">{t.rich("sentToEmail", { b, contact: maskedEmail(sent.email) })}</p>;
  return <p className="text-lg">{t("sentUnknown")}</p>;
}
