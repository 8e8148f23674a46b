/** Divides a list where jobs begin to lack words of the query that were given up for them. */
import type { ListedJob } from "@/shared/api/generated";

export interface JobsAlike {
  /** Unique in the list, and the same when the list grows. */
  readonly key: string;
  /** The words that these jobs lack; empty for those with all words. */
  readonly missing: readonly string[];
  readonly jobs: readonly ListedJob[];
}

export function byMissingWords(jobs: readonly ListedJob[]): readonly JobsAlike[] {
  const groups: { key: string; missing: readonly string[]; jobs: ListedJob[] }[] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last && areSame(last.missing, job.missingWords)) {
      last.jobs.push(job);
      continue;
    }
    const words = JSON.stringify(job.missingWords);
    const earlier = groups.filter(({ missing }) => areSame(missing, job.missingWords)).length;
    groups.push({ key: `${words} ${earlier}`, missing: job.missingWords, jobs: [job] });
  }
  return groups;
}

export function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((word, at) => word === others[at]);
}
