/** Runs something once the browser has nothing better to do; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Older Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}
