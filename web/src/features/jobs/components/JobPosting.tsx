/** Structured data of a job. Only for open jobs. */
import type { JobDetail } from "@/shared/api/generated";
import { StructuredData } from "@/shared/seo/StructuredData";
import { useSite } from "@/shared/seo/site";
import { jobPosting } from "../jobPosting";

export function JobPosting({ job }: { job: JobDetail }) {
  const { hasDemoMarkup, siteUrl } = useSite();
  // Demo jobs are no offer of work, so search engines learn of them only where a site is tried out.
  const posting = job.demo && !hasDemoMarkup ? undefined : jobPosting(job, siteUrl);
  return posting ? <StructuredData data={posting} /> : null;
}
