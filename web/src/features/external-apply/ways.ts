/** The employer's own pages that one may apply on. Where they are is told by the job, never by an address. */
import { redirect } from "react-router";
import { href } from "@/routes/href";
import type { Visit } from "@/routes/screen";
import { type ApplicationWay, generatedApi, type JobDetail } from "@/shared/api/generated";

const EXTERNAL: readonly ApplicationWay["type"][] = ["external-link", "external-form"];

export function externalWays(job: JobDetail): ApplicationWay[] {
  return job.applicationWays.filter(
    ({ type, target }) => EXTERNAL.includes(type) && /^https?:\/\/[^/]/.test(target),
  );
}

/** The way that is asked for, or the first. */
export function chosenWay(job: JobDetail, asked: string | null): ApplicationWay | undefined {
  const ways = externalWays(job);
  return ways.find(({ type }) => type === asked) ?? ways[0];
}

/** Reads the job; who cannot leave from here is led to where they can go on. */
export async function readLeaving({
  read,
  params,
  locale,
}: Pick<Visit, "read" | "locale"> & { params: { jobId: string } }): Promise<undefined> {
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
