/** Test files of one process share its simulated browser; here it loses what the file before left behind. */
import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";
import { vi } from "vitest";

declare global {
  /** The simulated browser from outside. */
  var jsdom: { readonly cookieJar: { removeAllCookiesSync(): void } };
  interface Window {
    framesAreKept?: true;
  }
}

export function freshBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  destroyAnnouncer();
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  jsdom.cookieJar.removeAllCookiesSync();
  history.replaceState(null, "", "/");
  keepFramesRunning();
}

/**
 * jsdom draws frames by a timer that it starts when one is asked for, also to move the focus off an element that is gone. Started
 * from a test's simulated clock, it would stop with that clock, and no later frame would ever come.
 */
function keepFramesRunning(): void {
  if (window.framesAreKept) return;
  window.framesAreKept = true;
  const { requestAnimationFrame } = window;
  const next = () => void requestAnimationFrame(next);
  next();
}
