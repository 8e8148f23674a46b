/** Deletes an application that was never sent: withdrawn, or replaced by an earlier one. */
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { applicationsApi, callArgs, type OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { byLink } from "@/shared/api/signedLink";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { useConfirm } from "@/shared/ui/useConfirm";
import { forgetApplication } from "./draft";

export function useWithdrawal({ job, awaits, sent }: MyApplicationDetail, link: OwnApplication) {
  const t = useTranslations("apply.verification.change");
  const duplicate = useTranslations("apply.duplicate");
  const errorText = useErrorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const [deleteApplication, { isLoading: isDeleting }] = applicationsApi.useDeleteApplicationMutation();
  const [fetchApplications] = applicationsApi.useLazyListMyApplicationsQuery();

  const remove = async (): Promise<boolean> => {
    const { error } = await deleteApplication(callArgs(link));
    if (error) {
      toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
      return false;
    }
    forgetApplication(job.id);
    return true;
  };

  /** `onEarlierKept`: the deleted application's link opened nothing else, so there is no list to navigate to. */
  const keepEarlier = async (onEarlierKept: () => void) => {
    if (!(await remove())) return;
    const { data: others } = await fetchApplications(byLink(link.access));
    if (!others?.items.some(({ id }) => id !== link.id)) return onEarlierKept();
    toasts.show({ tone: "info", title: duplicate("kept"), text: duplicate("deleted") });
    await navigate(href("myApplications", {}, locale, { access: link.access }), { replace: true });
  };

  const withdraw = async () => {
    const isUnconfirmed = awaits === "verification";
    const confirmed = await confirm({
      title: t("confirmTitle"),
      text: t(!isUnconfirmed ? "confirmTextConfirmed" : sent.email ? "confirmText" : "confirmTextPhone"),
      confirmLabel: t("delete"),
      danger: true,
    });
    if (!confirmed || !(await remove())) return;
    toasts.show({ tone: "info", title: t("deleted"), text: t("deletedText") });
    const page = { jobId: job.id, slug: job.slug ?? String(job.id) };
    await navigate(job.isActive ? href("apply", page, locale) : href("jobs", {}, locale), { replace: true });
  };

  return { keepEarlier, withdraw, isDeleting, dialog };
}
