/** Sends the form and goes on to the code, or tells what stood in the way. */
import { useNavigate, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { href } from "@/routes/href";
import { applicationsApi } from "@/shared/api/applications";
import {
  type ApplyToJob,
  type JobDetail,
  useApplyToJobMutation,
  useGetJobQuery,
} from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { repeatKey } from "@/shared/api/repeatKey";
import type { UploadQueue } from "@/shared/uploads/UploadQueue";
import { CONSENT_VERSION } from "./consent";
import { detailsToSend, takeBackLostFiles } from "./details";
import { forgetPending, readPending, writePending } from "./draft";
import type { ApplyValues } from "./schema";
import type { KeptDraft } from "./useDraft";

const LONGEST_SOURCE = 100;

export function useApply(job: JobDetail, queue: UploadQueue, draft: KeptDraft) {
  const navigate = useNavigate();
  const locale = useLocale();
  const [search] = useSearchParams();
  const [applyToJob] = useApplyToJobMutation();
  const [deleteApplication] = applicationsApi.useDeleteOwnApplicationMutation();
  const { refetch } = useGetJobQuery({ jobId: job.id });
  const page = { jobId: job.id, slug: job.slug };

  const apply = async (values: ApplyValues) => {
    draft.keep();
    const form: ApplyToJob = {
      ...(await detailsToSend(values, queue, locale)),
      applicationType: "quick",
      source: (search.get("source") ?? "").slice(0, LONGEST_SOURCE),
      consent: { accepted: true, textVersion: CONSENT_VERSION, language: locale },
    };
    const started = await applyToJob({
      jobId: job.id,
      applyToJob: form,
      "Idempotency-Key": repeatKey(draft.seed(), form),
    }).unwrap();
    const access = started.accessLink ?? "";
    const application = started.applicationId;
    if (started.status === "completed") {
      draft.forget();
      await navigate(href("applySuccess", page, locale, { application, access }));
      return;
    }
    const before = readPending(job.id);
    writePending(job.id, { applicationId: application, access, codeSentAt: Date.now() });
    // The corrected application takes the place of the one that was waiting; that one would be removed in a day anyhow.
    if (before && before.applicationId !== application) {
      void deleteApplication({ id: before.applicationId, access: before.access });
    }
    await navigate(href("applicationVerification", {}, locale, { application, access }));
  };

  /** True when the answer is another page, or this page in another shape. */
  const onProblem = (problem: Problem): boolean => {
    takeBackLostFiles(problem, queue);
    if (problem.code === "JOB_INACTIVE" || problem.code === "APPLICATION_TYPE_UNAVAILABLE") {
      forgetPending(job.id);
      void refetch();
      return true;
    }
    if (problem.status < 500) return false;
    draft.keep();
    void navigate(href("applyError", page, locale, { reason: problem.code }));
    return true;
  };

  return { apply, onProblem };
}
