/** Deletes an application after a confirmation, with a toast for the result. */
import { useDispatch } from "react-redux";
import { useTranslations } from "use-intl";
import { applicationsApi, callArgs, rememberDeleted } from "@/shared/api/applications";
import type { ApiDispatch } from "@/shared/api/context";
import type { MyApplication } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { useConfirm } from "@/shared/ui/useConfirm";

export function useDeletion(access: string) {
  const t = useTranslations("applications.delete");
  const errorText = useErrorText();
  const { confirm, dialog } = useConfirm();
  const dispatch = useDispatch<ApiDispatch>();
  const [deleteApplication] = applicationsApi.useDeleteApplicationMutation();

  /** `leave` closes the details once confirmed, so that they are not fetched again during the deletion. */
  const confirmAndDelete = async (
    { id, job, status }: MyApplication,
    leave: () => Promise<unknown>,
  ): Promise<void> => {
    const confirmed = await confirm({
      title: t("title", { title: job.title }),
      text: t(status === "pending" ? "pendingText" : "sentText"),
      confirmLabel: t("button"),
      danger: true,
    });
    if (!confirmed) return;
    await leave();
    const { error } = await deleteApplication(callArgs({ id, access }));
    if (error) {
      toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
      return;
    }
    dispatch(rememberDeleted({ id, access }));
    toasts.show({ tone: "info", title: t("done") });
  };

  return { confirmAndDelete, dialog };
}
