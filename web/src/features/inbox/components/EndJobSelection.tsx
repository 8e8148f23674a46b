/** Ends the selection for all applicants of a job. */
import { useTranslations } from "use-intl";
import { generatedApi, type InboxJob } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { byLink } from "@/shared/api/signedLink";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import { useEndSelectionDialog } from "./useEndSelectionDialog";

export function EndJobSelection({ job, access }: { job: InboxJob; access: string }) {
  const t = useTranslations("inbox.ending");
  const formats = useFormats();
  const errorText = useErrorText();
  const [endJob] = generatedApi.useEndJobMutation();
  const { openDialog, dialog } = useEndSelectionDialog({
    title: t("jobTitle"),
    text: t("jobText", { title: job.title }),
    warning: job.new > 0 ? t("jobUnopened", { count: job.new, shown: formats.number(job.new) }) : undefined,
    end: async (reason) => {
      try {
        const { ended } = await endJob({
          jobId: job.id,
          endSelection: { reason },
          ...byLink(access),
        }).unwrap();
        toasts.show({
          tone: "success",
          title: t("jobDone", { count: ended, shown: formats.number(ended) }),
        });
      } catch (error) {
        toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
      }
    },
  });
  if (job.total - job.ended - job.withdrawn <= 0) return null;
  return (
    <>
      <Button variant="secondary" onPress={openDialog}>
        {t("job")}
      </Button>
      {dialog}
    </>
  );
}
