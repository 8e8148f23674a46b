/** The saved jobs that the service worker lists without a connection. They are kept in this browser, in its cache storage. */
import type { JobCard } from "../api/generated";
import { createFormats } from "../i18n/formats";
import { LOCALES, type Locale } from "../i18n/locales";

const CACHE = "saved-jobs";

/** Text of the offline page on a job; `api/offline/service_worker.js` reads it. */
export interface JobOnDevice {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly facts: string;
  /** Closing date by language of the page. */
  readonly closes: Readonly<Record<string, string>>;
  /** Whether it was saved by somebody who was signed in. */
  readonly isOfAccount: boolean;
}

export function closingDates({ applyUntil }: Pick<JobCard, "applyUntil">): Record<Locale, string> {
  const dates = LOCALES.map((locale) => [locale, createFormats(locale).longDate(applyUntil)]);
  return Object.fromEntries(dates) as Record<Locale, string>;
}

export function keepOnDevice(jobId: number, job: JobOnDevice): Promise<void> {
  return change(async (storage) => {
    const cache = await storage.open(CACHE);
    // At the end of the list, also when it was there.
    await cache.delete(keyOf(jobId));
    await cache.put(keyOf(jobId), Response.json(job));
  });
}

export function removeFromDevice(jobId: number): Promise<void> {
  return change(async (storage) => {
    if (await storage.has(CACHE)) await (await storage.open(CACHE)).delete(keyOf(jobId));
  });
}

export function removeAllFromDevice(): Promise<void> {
  return change(async (storage) => {
    await storage.delete(CACHE);
  });
}

/** For a browser in which nobody is signed in any more, whoever ended the session. */
export function removeAccountsJobsFromDevice(): Promise<void> {
  return change(async (storage) => {
    if (!(await storage.has(CACHE))) return;
    const cache = await storage.open(CACHE);
    for (const key of await cache.keys()) {
      const job = (await (await cache.match(key))?.json()) as JobOnDevice | undefined;
      if (job?.isOfAccount !== false) await cache.delete(key);
    }
  });
}

const keyOf = (jobId: number) => `/saved-jobs/${jobId}`;

/** Does nothing where the browser keeps nothing: the page works without. */
async function change(how: (storage: CacheStorage) => Promise<void>): Promise<void> {
  try {
    if (globalThis.caches) await how(globalThis.caches);
  } catch (error) {
    console.warn("The saved jobs on this device were not changed", error);
  }
}
