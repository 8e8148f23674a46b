/** Confirms an application, by code or by link, and goes where that leads: sent, or one more question. */
import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { href } from "@/routes/href";
import { applicationsApi, type OwnApplication } from "@/shared/api/applications";
import { type Problem, problemOf } from "@/shared/api/problem";
import { forgetDraft } from "./draft";

export type Proof = { readonly code: string } | { readonly linkToken: string };

/** Confirmed, but not sent: the ad has closed, or there is an earlier application. */
const NOT_SENT = ["ALREADY_APPLIED", "JOB_INACTIVE"];

export function useConfirmation({ id, access }: OwnApplication) {
  const [confirmApplication] = applicationsApi.useConfirmOwnApplicationMutation();
  const goOn = useGoOn(id);

  /** Undefined when all is well and another page is on its way. */
  return async (proof: Proof): Promise<Problem | undefined> => {
    const answer = await confirmApplication({ id, access, proof });
    if (answer.data) {
      await goOn(answer.data.accessLink ?? access);
      return undefined;
    }
    const problem = problemOf(answer.error);
    const { accessLink } = problem.details;
    if (!NOT_SENT.includes(problem.code) || typeof accessLink !== "string") return problem;
    await goOn(accessLink);
    return undefined;
  };
}

/** To the page of success once the application has been sent, else back to what it still waits for. */
export function useGoOn(id: string) {
  const navigate = useNavigate();
  const locale = useLocale();
  const [fetchApplication] = applicationsApi.useLazyOwnApplicationQuery();

  return async (access: string): Promise<void> => {
    const { data: application } = await fetchApplication({ id, access });
    const there = { application: id, access };
    if (!application) {
      await navigate(href("myApplications", {}, locale, there), { replace: true });
      return;
    }
    const { job } = application;
    if (!application.sentAt) {
      await navigate(href("applicationVerification", {}, locale, there), { replace: true });
      return;
    }
    forgetDraft(job.id);
    const page = { jobId: job.id, slug: job.slug ?? String(job.id) };
    await navigate(href("applySuccess", page, locale, there), { replace: true });
  };
}
