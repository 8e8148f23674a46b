/** Submits the application form and navigates to the next step, or handles the error. */
import { useNavigate, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { useAccount } from "@/shared/account/account";
import { applicationsApi, callArgs } from "@/shared/api/applications";
import {
  type ApplyToJob,
  type JobDetail,
  useApplyToJobMutation,
  useGetJobQuery,
} from "@/shared/api/generated";
import { idempotencyKey } from "@/shared/api/idempotencyKey";
import { type Problem, problemOf } from "@/shared/api/problem";
import { useApplicationConsent } from "@/shared/consent/consent";
import { useConfirm } from "@/shared/ui/useConfirm";
import type { UploadQueue } from "@/shared/uploads/UploadQueue";
import { detailsToSubmit, markLostFiles } from "./applicationDetails";
import { forgetPending, readPending, writePending } from "./draft";
import type { ApplyValues } from "./schema";
import type { DraftControls } from "./useDraft";

export function useApply(job: JobDetail, queue: UploadQueue, draft: DraftControls) {
  const navigate = useNavigate();
  const locale = useLocale();
  const t = useTranslations("apply.duplicate");
  const { confirm, dialog } = useConfirm();
  const [search] = useSearchParams();
  const [applyToJob] = useApplyToJobMutation();
  const [deleteApplication] = applicationsApi.useDeleteApplicationMutation();
  const { refetch } = useGetJobQuery({ jobId: job.id });
  const consent = useApplicationConsent(!useAccount());
  const page = { jobId: job.id, slug: job.slug };

  const post = (form: ApplyToJob) =>
    applyToJob({
      jobId: job.id,
      applyToJob: form,
      "Idempotency-Key": idempotencyKey(draft.seed(), form),
    }).unwrap();

  /** Asks before applying a second time; undefined when that is not wanted. */
  const start = async (form: ApplyToJob) => {
    try {
      return await post(form);
    } catch (error) {
      if (problemOf(error).code !== "ALREADY_APPLIED") throw error;
    }
    const confirmed = await confirm({
      title: t("title"),
      text: t("textFirst"),
      confirmLabel: t("sendAnyway"),
      cancelLabel: t("cancel"),
    });
    return confirmed ? await post({ ...form, confirmed: true }) : undefined;
  };

  const apply = async (values: ApplyValues) => {
    draft.save();
    const form: ApplyToJob = {
      ...(await detailsToSubmit(values, queue, locale)),
      applicationType: "quick",
      source: search.get("source") ?? "",
      consent,
    };
    const started = await start(form);
    if (!started) return;
    const access = started.accessLink ?? "";
    const application = started.applicationId;
    if (started.status === "completed") {
      draft.forget();
      await navigate(href("applySuccess", page, locale, { application, access }));
      return;
    }
    const before = readPending(job.id);
    writePending(job.id, { applicationId: application, access, codeSentAt: Date.now() });
    // Deletes the application that this one replaces; without that it would be removed after a day.
    if (before && before.applicationId !== application) {
      void deleteApplication(callArgs({ id: before.applicationId, access: before.access }));
    }
    await navigate(href("applicationVerification", {}, locale, { application, access }));
  };

  /** True when the error was handled by navigating or by reloading the job. */
  const onProblem = (problem: Problem): boolean => {
    markLostFiles(problem, queue);
    if (problem.code === "JOB_INACTIVE" || problem.code === "APPLICATION_TYPE_UNAVAILABLE") {
      forgetPending(job.id);
      void refetch();
      return true;
    }
    if (problem.status < 500) return false;
    draft.save();
    void navigate(href("applyError", page, locale, { reason: problem.code }));
    return true;
  };

  return { apply, onProblem, dialog };
}
