/** Loads pages until they are ready: their script runs, or waits for their first use, and all that they asked for is there. */
import type { Page, Request, Response } from "@playwright/test";

export function visit(page: Page, address: string): Promise<Response | null> {
  return untilReady(page, () => page.goto(address));
}

export function reload(page: Page): Promise<Response | null> {
  return untilReady(page, () => page.reload());
}

async function untilReady(page: Page, load: () => Promise<Response | null>): Promise<Response | null> {
  const pending = new Set<Request>();
  const began = (request: Request) => void pending.add(request);
  const ended = (request: Request) => void pending.delete(request);
  page.on("request", began).on("requestfinished", ended).on("requestfailed", ended);
  try {
    const response = await load();
    await page.waitForFunction(() =>
      ["waiting", "running"].includes(document.documentElement.dataset.script ?? ""),
    );
    // What the page does when it is idle may ask for more: parts that load late, and what these ask for.
    for (let quiet = 0; quiet < 2; quiet++) {
      await page.waitForFunction(idle);
      if (pending.size > 0) quiet = -1;
      await Promise.all([...pending].map((request) => request.response().then((each) => each?.finished())));
    }
    return response;
  } finally {
    page.off("request", began).off("requestfinished", ended).off("requestfailed", ended);
  }
}

/** In the page: after everything else that waits for it to be idle. */
function idle(): Promise<boolean> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(true)));
}
