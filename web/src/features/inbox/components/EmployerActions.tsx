/** The employer's actions: marking an application as seen, and ending the selection. */
import { useTranslations } from "use-intl";
import type { InboxApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { byLink } from "@/shared/api/signedLink";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Button } from "@/shared/ui/Button";
import { Card } from "@/shared/ui/Card";
import { toasts } from "@/shared/ui/toasts";
import { inboxApi } from "../api";
import { STEPS_TO_COME } from "../states";
import { useEndSelectionDialog } from "./useEndSelectionDialog";
import { useFullName } from "./useFullName";

interface EmployerActionsProps {
  readonly application: InboxApplicationDetail;
  readonly access: string;
}

export function EmployerActions({ application, access }: EmployerActionsProps) {
  const t = useTranslations("inbox.marking");
  const endings = useTranslations("inbox.ending");
  const fullName = useFullName();
  const errorText = useErrorText();
  const [markSeen, { isLoading }] = inboxApi.useMarkSeenMutation();
  const [endSelection] = inboxApi.useEndSelectionMutation();
  const args = { applicationId: application.id, ...byLink(access) };
  const showResult = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toasts.show({ tone: "success", title: done });
    } catch (error) {
      toasts.show({ tone: "danger", title: endings("failed"), text: errorText(problemOf(error).code) });
    }
  };
  const { openDialog, dialog } = useEndSelectionDialog({
    title: endings("oneTitle"),
    text: endings("oneText", { name: fullName(application) }),
    end: (reason) =>
      showResult(endSelection({ ...args, endSelection: { reason } }).unwrap(), endings("oneDone")),
  });
  if (application.status === "ended") return null;
  const isUnseen = STEPS_TO_COME[application.status].includes("seen");
  return (
    <Card as="section" className={isUnseen ? "border-seen" : undefined}>
      <h2 className="text-lg">{t(isUnseen ? "unseenTitle" : "seenTitle")}</h2>
      <p className="mt-1 text-sm text-text-muted">{t(isUnseen ? "unseenText" : "seenText")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isUnseen && (
          <Button isPending={isLoading} onPress={() => void showResult(markSeen(args).unwrap(), t("done"))}>
            {t("markSeen")}
          </Button>
        )}
        <Button variant="secondary" onPress={openDialog}>
          {endings("one")}
        </Button>
      </div>
      {dialog}
    </Card>
  );
}
