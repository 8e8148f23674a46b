/** What the employer may tell the applicant: that the application was seen, and that the selection is over. */
import { useTranslations } from "use-intl";
import type { InboxApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Button } from "@/shared/ui/Button";
import { Card } from "@/shared/ui/Card";
import { toasts } from "@/shared/ui/toasts";
import { inboxApi } from "../api";
import { useEnding } from "./useEnding";
import { useFullName } from "./useFullName";

interface MarkingProps {
  readonly application: InboxApplicationDetail;
  readonly access: string;
}

export function Marking({ application, access }: MarkingProps) {
  const t = useTranslations("inbox.marking");
  const endings = useTranslations("inbox.ending");
  const fullName = useFullName();
  const errorText = useErrorText();
  const [markSeen, { isLoading }] = inboxApi.useTellSeenMutation();
  const [endSelection] = inboxApi.useTellEndedMutation();
  const one = { access, applicationId: application.id };
  const tell = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toasts.show({ tone: "success", title: done });
    } catch (error) {
      toasts.show({ tone: "danger", title: endings("failed"), text: errorText(problemOf(error).code) });
    }
  };
  const { ask, dialog } = useEnding({
    title: endings("oneTitle"),
    text: endings("oneText", { name: fullName(application) }),
    end: (reason) => tell(endSelection({ ...one, body: { reason } }).unwrap(), endings("oneDone")),
  });
  if (application.status === "ended") return null;
  const isUnseen = application.status === "new" || application.status === "updated";
  return (
    <Card as="section" className={isUnseen ? "border-seen" : undefined}>
      <h2 className="text-lg">{t(isUnseen ? "unseenTitle" : "seenTitle")}</h2>
      <p className="mt-1 text-sm text-text-muted">{t(isUnseen ? "unseenText" : "seenText")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isUnseen && (
          <Button isPending={isLoading} onPress={() => void tell(markSeen(one).unwrap(), t("done"))}>
            {t("markSeen")}
          </Button>
        )}
        <Button variant="secondary" onPress={ask}>
          {endings("one")}
        </Button>
      </div>
      {dialog}
    </Card>
  );
}
