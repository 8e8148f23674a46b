/** Reloads the page when its chunks are gone after a new build, at most once in 10 s per path. */
import { RELOAD_GUARD } from "@/shared/constants";

/** True when a reload has started. */
export function reloadOnce(now = Date.now()): boolean {
  if (import.meta.env.SSR) return false;
  const key = `reloaded:${location.pathname}`;
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < RELOAD_GUARD) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
