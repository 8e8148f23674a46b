/** The address is confirmed, and something stood between that and the sending: an earlier application, or a closed ad. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { applicationsApi, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { useGoOn } from "../useConfirmation";
import { AlreadyApplied } from "./AlreadyApplied";

interface SendPendingProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
  /** Deletes this one. */
  readonly onKeepEarlier: () => Promise<void>;
}

export function SendPending({ application, link, onKeepEarlier }: SendPendingProps) {
  const t = useTranslations("apply.verification.sending");
  const errorText = useErrorText();
  const goOn = useGoOn(link.id);
  const [sendApplication] = applicationsApi.useSendOwnApplicationMutation();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const hasEarlier = application.priorApplications.length > 0;

  useEffect(() => setAsking(hasEarlier), [hasEarlier]);

  const send = async (confirmed: boolean) => {
    setAsking(false);
    setPending(true);
    setProblem(undefined);
    const answer = await sendApplication({ ...link, confirmed });
    const code = answer.error && problemOf(answer.error).code;
    if (code === undefined || code === "ALREADY_SENT") await goOn(link.access);
    else if (code === "ALREADY_APPLIED") setAsking(true);
    else setProblem(code);
    setPending(false);
  };

  if (!application.job.isActive) {
    return (
      <Banner tone="warning" title={t("inactiveTitle")}>
        {t("inactiveText")}
      </Banner>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg">{t("lead")}</p>
      <div role="alert" className="empty:hidden">
        {problem !== undefined && <Banner tone="danger">{errorText(problem)}</Banner>}
      </div>
      <Button
        size="large"
        className="self-start"
        isPending={isPending}
        onPress={() => (hasEarlier ? setAsking(true) : void send(false))}
      >
        {t("send")}
      </Button>
      <AlreadyApplied
        isOpen={isAsking}
        application={application}
        onClose={() => setAsking(false)}
        onSend={() => void send(true)}
        onKeep={() => void onKeepEarlier()}
      />
    </div>
  );
}
