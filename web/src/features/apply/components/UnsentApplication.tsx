/** A confirmed application that was not sent, because of an earlier one or because the job was closed. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { applicationsApi, callArgs, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { useGoToNextStep } from "../useConfirmation";
import { AlreadyApplied } from "./AlreadyApplied";

interface UnsentApplicationProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
  /** Deletes this application and keeps the earlier one. */
  readonly onKeepEarlier: () => Promise<void>;
}

export function UnsentApplication({ application, link, onKeepEarlier }: UnsentApplicationProps) {
  const t = useTranslations("apply.verification.sending");
  const errorText = useErrorText();
  const goToNextStep = useGoToNextStep(link.id);
  const [sendApplication] = applicationsApi.useSendApplicationMutation();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const hasEarlier = application.priorApplications.length > 0;

  useEffect(() => setDialogOpen(hasEarlier), [hasEarlier]);

  const send = async (confirmed: boolean) => {
    setDialogOpen(false);
    setPending(true);
    setProblem(undefined);
    const result = await sendApplication({ ...callArgs(link), sendApplication: { confirmed } });
    const code = result.error && problemOf(result.error).code;
    if (code === undefined || code === "ALREADY_SENT") await goToNextStep(link.access);
    else if (code === "ALREADY_APPLIED") setDialogOpen(true);
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
        onPress={() => (hasEarlier ? setDialogOpen(true) : void send(false))}
      >
        {t("send")}
      </Button>
      <AlreadyApplied
        isOpen={isDialogOpen}
        application={application}
        onClose={() => setDialogOpen(false)}
        onSend={() => void send(true)}
        onKeep={() => void onKeepEarlier()}
      />
    </div>
  );
}
