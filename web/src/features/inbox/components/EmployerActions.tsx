/** The employer's actions: opening an application, of which the applicant is told, and ending the selection. */
import { useTranslations } from "use-intl";
import { generatedApi, type InboxApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { byLink } from "@/shared/api/signedLink";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Button } from "@/shared/ui/Button";
import { Card } from "@/shared/ui/Card";
import { toasts } from "@/shared/ui/toasts";
import { useEndSelectionDialog } from "./useEndSelectionDialog";
import { useFullName } from "./useFullName";

interface EmployerActionsProps {
  readonly application: InboxApplicationDetail;
  readonly access: string;
}

export function EmployerActions({ application, access }: EmployerActionsProps) {
  const t = useTranslations("inbox.opening");
  const endings = useTranslations("inbox.ending");
  const fullName = useFullName();
  const errorText = useErrorText();
  const [openApplication, { isLoading }] = generatedApi.useMarkSeenMutation();
  const [endSelection] = generatedApi.useEndSelectionMutation();
  const { isOpen, status } = application;
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
    warning: isOpen ? undefined : endings("oneUnopened"),
    end: (reason) =>
      showResult(endSelection({ ...args, endSelection: { reason } }).unwrap(), endings("oneDone")),
  });
  if (status === "ended") {
    return isOpen ? null : <ActionCard title={t("neverTitle")} text={t("neverText")} />;
  }
  const title = isOpen ? "openedTitle" : status === "updated" ? "updatedTitle" : "closedTitle";
  return (
    <ActionCard title={t(title)} text={t(isOpen ? "openedText" : "closedText")} isUrgent={!isOpen}>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isOpen && (
          <Button
            isPending={isLoading}
            onPress={() => void showResult(openApplication(args).unwrap(), t("done"))}
          >
            {t("open")}
          </Button>
        )}
        <Button variant="secondary" onPress={openDialog}>
          {endings("one")}
        </Button>
      </div>
      {dialog}
    </ActionCard>
  );
}

interface ActionCardProps {
  readonly title: string;
  readonly text: string;
  readonly isUrgent?: boolean;
  readonly children?: React.ReactNode;
}

function ActionCard({ title, text, isUrgent = false, children }: ActionCardProps) {
  return (
    <Card as="section" className={isUrgent ? "border-seen" : undefined}>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 text-sm text-text-muted">{text}</p>
      {children}
    </Card>
  );
}
