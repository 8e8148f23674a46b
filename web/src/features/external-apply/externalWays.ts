/** The employer's external application pages. Targets come from the job, never from the address. */
import { redirect } from "react-router";
import { href } from "@/routes/href";
import type { LoadContext, LoadResult } from "@/routes/screen";
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

/** The employer's own form, if any. */
export function formOf(job: JobDetail): ApplicationWay | undefined {
  return externalWays(job).find(({ type }) => type === "external-form");
}

type JobLoadContext = Pick<LoadContext, "read" | "locale"> & { params: { jobId: string } };

/** Loads the job: 404 without an external page to leave for. A closed one redirects to its ad, which says so. */
export function loadExternalJob(context: JobLoadContext): Promise<LoadResult | undefined> {
  return loadJobWith(context, (job) => externalWays(job)[0]);
}

/** Loads the job: 404 without a form. A closed one redirects to its ad, which says so. */
export function loadJobWithForm(context: JobLoadContext): Promise<LoadResult | undefined> {
  return loadJobWith(context, formOf);
}

async function loadJobWith(
  { read, params, locale }: JobLoadContext,
  find: (job: JobDetail) => ApplicationWay | undefined,
): Promise<LoadResult | undefined> {
  const job = await read(generatedApi.endpoints.getJob.initiate({ jobId: Number(params.jobId) }));
  if (!job.isActive) throw redirect(href("job", { jobId: job.id, slug: job.slug }, locale));
  return find(job) ? undefined : { status: 404 };
}

/** "jobs.example.com" */
export function hostOf({ target }: ApplicationWay): string {
  return new URL(target).hostname.replace(/^www\./, "");
}
