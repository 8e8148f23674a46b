/** A cache storage in memory, which jsdom lacks. */
import { vi } from "vitest";
import { closingDates, type JobOnDevice, keepOnDevice } from "@/shared/offline/jobsOnDevice";

export function stubCacheStorage(): void {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    put: async (key: string, response: Response) => void entries.set(key, response),
    match: async (key: string) => entries.get(key)?.clone(),
    delete: async (key: string) => entries.delete(key),
    keys: async () => [...entries.keys()],
  });
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  });
}

export function aJobOnDevice(change: Partial<JobOnDevice> = {}): JobOnDevice {
  return {
    path: "/posao/7/kuhar",
    language: "hr",
    title: "Kuhar",
    facts: "Slano & Slatko · Split",
    closes: closingDates({ applyUntil: "2026-12-07T22:59:59Z" }),
    isOfAccount: false,
    ...change,
  };
}

let saved = 0;

export const keepJob = (change: Partial<JobOnDevice> = {}) => keepOnDevice(++saved, aJobOnDevice(change));

/** Lists the jobs that the offline page would list, the oldest first. */
export async function storedOnDevice(): Promise<JobOnDevice[]> {
  const cache = await caches.open("saved-jobs");
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return Promise.all(responses.map((response) => response?.json()));
}
