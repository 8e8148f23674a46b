/** A cache storage in memory, which jsdom lacks. */
import { vi } from "vitest";
import type { JobOnDevice } from "@/shared/offline/jobsOnDevice";

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

/** What the offline page would list, the oldest first. */
export async function storedOnDevice(): Promise<JobOnDevice[]> {
  const cache = await caches.open("saved-jobs");
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return Promise.all(responses.map((response) => response?.json()));
}
