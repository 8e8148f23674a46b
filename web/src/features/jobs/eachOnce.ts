/** Jobs of a list and of the paid block above it, each once. */
import type { ListedJob } from "@/shared/api/generated";

export interface ShownJobs {
  readonly paid: readonly ListedJob[];
  readonly listed: readonly ListedJob[];
}

/** A job of the paid block is not listed again; what the list has grouped under it stands in the block then. */
export function eachOnce(paid: readonly ListedJob[], pages: readonly ListedJob[]): ShownJobs {
  // A job published meanwhile shifts others to the next page, where they repeat.
  const found = new Map(pages.map((job) => [job.id, job]));
  const cards = new Set([...paid, ...pages].map(({ id }) => id));
  const withSiblings = (job: ListedJob): ListedJob => {
    const grouped = new Map(
      [...job.siblings, ...(found.get(job.id)?.siblings ?? [])].map((sibling) => [sibling.id, sibling]),
    );
    return { ...job, siblings: [...grouped.values()].filter(({ id }) => !cards.has(id)) };
  };
  const isPaid = ({ id }: ListedJob) => paid.some((one) => one.id === id);
  return {
    paid: paid.map(withSiblings),
    listed: [...found.values()].filter((job) => !isPaid(job)).map(withSiblings),
  };
}

/** Counts the jobs that these cards show. */
export function countShown(jobs: readonly ListedJob[]): number {
  return jobs.reduce((sum, { siblings }) => sum + 1 + siblings.length, 0);
}
