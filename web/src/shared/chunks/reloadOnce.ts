/** After a new build the old page's files may be gone: then the page is loaded anew, at most once in 10 s per path. */

const GUARD_TIME = 10_000;

/** True when the page is on its way to being reloaded. */
export function reloadOnce(now = Date.now()): boolean {
  if (import.meta.env.SSR) return false;
  const key = `reloaded:${location.pathname}`;
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < GUARD_TIME) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
