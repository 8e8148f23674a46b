/** Confirms an application by code or link, and navigates to what follows. */
import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { href } from "@/routes/href";
import { applicationsApi, callArgs, type OwnApplication } from "@/shared/api/applications";
import { type Problem, problemOf } from "@/shared/api/problem";
import { forgetDraft } from "./draft";

export type Proof = { readonly code: string } | { readonly linkToken: string };

/** Confirmed, but not sent: the job is closed, or there is an earlier application. */
const NOT_SENT = ["ALREADY_APPLIED", "JOB_INACTIVE"];

export function useConfirmation({ id, access }: OwnApplication) {
  const [confirmApplication] = applicationsApi.useConfirmCodeMutation();
  const goToNextStep = useGoToNextStep(id);

  /** Undefined on success, when a navigation has started. */
  return async (proof: Proof): Promise<Problem | undefined> => {
    const result = await confirmApplication({ ...callArgs({ id, access }), confirmCode: proof });
    if (result.data) {
      await goToNextStep(result.data.accessLink ?? access);
      return undefined;
    }
    const problem = problemOf(result.error);
    const { accessLink } = problem.details;
    if (!NOT_SENT.includes(problem.code) || typeof accessLink !== "string") return problem;
    await goToNextStep(accessLink);
    return undefined;
  };
}

/** Navigates to the success page if the application is sent, else back to the step that it waits for. */
export function useGoToNextStep(id: string) {
  const navigate = useNavigate();
  const locale = useLocale();
  const [fetchApplication] = applicationsApi.useLazyShowApplicationQuery();

  return async (access: string): Promise<void> => {
    const { data: application } = await fetchApplication(callArgs({ id, access }));
    const search = { application: id, access };
    if (!application) {
      await navigate(href("myApplications", {}, locale, search), { replace: true });
      return;
    }
    const { job, status } = application;
    if (status === "pending") {
      await navigate(href("applicationVerification", {}, locale, search), { replace: true });
      return;
    }
    forgetDraft(job.id);
    const page = { jobId: job.id, slug: job.slug ?? String(job.id) };
    await navigate(href("applySuccess", page, locale, search), { replace: true });
  };
}
