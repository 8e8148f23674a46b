/** Registers the service worker that shows a page without a connection (`api/offline`), when the browser is idle. */
import type { Site } from "@/shared/api/generated";
import { whenIdle } from "@/shared/chunks/whenIdle";

/** Registers the service worker. Where the site has switched it off, browsers replace their worker by themselves. */
export function registerServiceWorker(site: Pick<Site, "hasOfflinePage"> | undefined): void {
  const { serviceWorker } = navigator;
  if (!site?.hasOfflinePage || !serviceWorker) return;
  // Refused in private windows, for example; then there is none.
  whenIdle(() => void serviceWorker.register("/service-worker.js").catch(() => undefined));
}
