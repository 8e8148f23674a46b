/** Pushes to this browser (W3C Push API), of which the site keeps a subscription for as long as somebody is signed in. */

export type PushState = "unsupported" | "denied" | "ready";

/** Tells what this browser can do; `denied`: the person has refused notifications of this site in the browser. */
export function pushState(): PushState {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Asks the person and the browser's push service; undefined when the person refuses. Rejects when the service fails. */
export async function subscribeBrowser(vapidPublicKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key of the site, from before, would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: vapidPublicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("the subscription has no keys");
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Ends the browser's subscription, if there is one; a failure leaves one that the site does not use any more. */
export async function unsubscribeBrowser(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Without service workers, or where the push service cannot be reached.
  }
}
