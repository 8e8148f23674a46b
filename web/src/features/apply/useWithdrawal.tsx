/** Deletes an application that was never sent: because of a change of mind, or because an earlier one is enough. */
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { applicationsApi, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { useConfirm } from "@/shared/ui/useConfirm";
import { forgetApplication } from "./draft";

export function useWithdrawal({ job, awaits }: MyApplicationDetail, link: OwnApplication) {
  const t = useTranslations("apply.verification.change");
  const again = useTranslations("apply.again");
  const errorText = useErrorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const [deleteApplication, { isLoading: isDeleting }] = applicationsApi.useDeleteOwnApplicationMutation();
  const [fetchApplications] = applicationsApi.useLazyOwnApplicationsQuery();

  const remove = async (): Promise<boolean> => {
    const { error } = await deleteApplication(link);
    if (error) {
      toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
      return false;
    }
    forgetApplication(job.id);
    return true;
  };

  /** `onKept`: the link that came with the deleted application opens nothing any more, so there is no list to go to. */
  const keepEarlier = async (onKept: () => void) => {
    if (!(await remove())) return;
    const { data: others } = await fetchApplications({ access: link.access });
    if (!others?.items.some(({ id }) => id !== link.id)) return onKept();
    toasts.show({ tone: "info", title: again("kept"), text: again("deleted") });
    await navigate(href("myApplications", {}, locale, { access: link.access }), { replace: true });
  };

  const changeOfMind = async () => {
    const isUnconfirmed = awaits === "verification";
    const confirmed = await confirm({
      title: t("confirmTitle"),
      text: t(isUnconfirmed ? "confirmText" : "confirmTextConfirmed"),
      confirmLabel: t("delete"),
      danger: true,
    });
    if (!confirmed || !(await remove())) return;
    toasts.show({ tone: "info", title: t("deleted"), text: t("deletedText") });
    const page = { jobId: job.id, slug: job.slug ?? String(job.id) };
    await navigate(job.isActive ? href("apply", page, locale) : href("jobs", {}, locale), { replace: true });
  };

  return { keepEarlier, changeOfMind, isDeleting, dialog };
}
