/** The employer's external application pages. Targets come from the job, never from the address. */
import { redirect } from "react-router";
import { href } from "@/routes/href";
import type { LoadContext } from "@/routes/screen";
import { type ApplicationWay, generatedApi, type JobDetail } from "@/shared/api/generated";

const EXTERNAL: readonly ApplicationWay["type"][] = ["external-link", "external-form"];

export function externalWays(job: JobDetail): ApplicationWay[] {
  return job.applicationWays.filter(
    ({ type, target }) => EXTERNAL.includes(type) && /^https?:\/\/[^/]/.test(target),
  );
}

/** The requested way, or the first. */
export function chosenWay(job: JobDetail, requested: string | null): ApplicationWay | undefined {
  const ways = externalWays(job);
  return ways.find(({ type }) => type === requested) ?? ways[0];
}

/** Loads the job; redirects when it has no external page to leave for. */
export async function loadExternalJob({
  read,
  params,
  locale,
}: Pick<LoadContext, "read" | "locale"> & { params: { jobId: string } }): Promise<undefined> {
  const job = await read(generatedApi.endpoints.getJob.initiate({ jobId: Number(params.jobId) }));
  const address = { jobId: job.id, slug: job.slug };
  if (!job.isActive) throw redirect(href("job", address, locale));
  if (externalWays(job).length === 0) throw redirect(href("apply", address, locale));
  return undefined;
}

/** "jobs.example.com" */
export function hostOf({ target }: ApplicationWay): string {
  return new URL(target).hostname.replace(/^www\./, "");
}
