import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { NotificationSettings } from "@/shared/api/generated";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { notificationSettings } from "@/testing/notifications";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { NotificationsSection } from "./NotificationsSection";

let settings: NotificationSettings;
let sent: unknown[] = [];
const server = setupServer(
  http.get(`${API}/api/me/notification-settings`, () => HttpResponse.json(settings)),
  http.patch(`${API}/api/me/notification-settings`, async ({ request }) => {
    const body = (await request.json()) as { kinds?: Record<string, object>; locale?: "sl" };
    sent.push(body);
    const kinds = { ...settings.kinds } as Record<string, object>;
    for (const [kind, channels] of Object.entries(body.kinds ?? {}))
      kinds[kind] = { ...kinds[kind], ...channels };
    settings = { ...settings, kinds: kinds as never, locale: body.locale ?? settings.locale };
    return HttpResponse.json(settings);
  }),
  http.post(`${API}/api/me/push-subscriptions`, async ({ request }) => {
    sent.push(await request.json());
    settings = { ...settings, hasPush: true };
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete(`${API}/api/me/push-subscriptions`, () => {
    sent.push("unsubscribed");
    settings = { ...settings, hasPush: false };
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  settings = notificationSettings();
  sent = [];
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

function open({ isActing = false } = {}) {
  show(
    <>
      <NotificationsSection isActing={isActing} />
      <ToastRegion />
    </>,
    { account: aPerson() },
  );
}

const kind = async (name: string) => within(await screen.findByRole("group", { name }));

/** A browser with the Push API, whose person answers like this. */
function stubPush(answer: NotificationPermission, permission: NotificationPermission = "default") {
  const unsubscribe = vi.fn(async () => true);
  const subscription = {
    unsubscribe,
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
  };
  const subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => subscription);
  const pushManager = { getSubscription: async () => subscription, subscribe };
  const registration = { pushManager };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => answer });
  return { subscribe, unsubscribe };
}

test("a channel of a kind is switched off at once, and others stay", async () => {
  open();
  const mail = (await kind("Spremljeni poslovi")).getByRole("checkbox", { name: "E-mailom" });
  expect(mail).toBeChecked();
  await user.click(mail);
  await waitFor(() => expect(sent).toEqual([{ kinds: { savedJobs: { mail: false } } }]));
  expect(mail).not.toBeChecked();
  expect((await kind("Vaše prijave")).getByRole("checkbox", { name: "E-mailom" })).toBeChecked();
});

test("what could not be saved is taken back and told", async () => {
  server.use(
    http.patch(`${API}/api/me/notification-settings`, () =>
      HttpResponse.json({ code: "SERVICE_UNAVAILABLE" }, { status: 503 }),
    ),
  );
  open();
  const listed = (await kind("Spremljeni poslovi")).getByRole("checkbox", { name: "Na stranici" });
  await user.click(listed);
  expect(await screen.findByText("Postavke nisu spremljene")).toBeInTheDocument();
  await waitFor(() => expect(listed).toBeChecked());
});

test("mails about security cannot be switched off, and the section says why", async () => {
  open();
  const account = await kind("Sigurnost računa");
  expect(account.getByRole("checkbox", { name: "E-mailom" })).toBeDisabled();
  expect(account.getByText(/ne mogu se isključiti/)).toBeInTheDocument();
});

test("the language of mails is chosen", async () => {
  open();
  await user.selectOptions(await screen.findByLabelText("Jezik poruka"), "sl");
  await waitFor(() => expect(sent).toEqual([{ locale: "sl" }]));
});

test("a site without keys does not speak of the browser", async () => {
  stubPush("granted");
  open();
  await kind("Vaše prijave");
  expect(screen.queryByRole("checkbox", { name: "U pregledniku" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Obavijesti u ovom pregledniku" })).toBeNull();
});

test("a browser is subscribed with the key of the site, and unsubscribed", async () => {
  settings = notificationSettings({ vapidPublicKey: "BKey" });
  const push = stubPush("granted");
  open();
  await user.click(await screen.findByRole("button", { name: "Uključi u ovom pregledniku" }));
  await user.click(await screen.findByRole("button", { name: "Isključi u ovom pregledniku" }));
  expect(await screen.findByRole("button", { name: "Uključi u ovom pregledniku" })).toBeInTheDocument();
  expect(push.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
  expect(push.unsubscribe).toHaveBeenCalled();
  expect(sent).toEqual([
    { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" }, locale: "hr" },
    "unsubscribed",
  ]);
});

test("who refuses in the browser is told what to do, and nothing is sent", async () => {
  settings = notificationSettings({ vapidPublicKey: "BKey" });
  stubPush("denied");
  open();
  await user.click(await screen.findByRole("button", { name: "Uključi u ovom pregledniku" }));
  expect(await screen.findByText(/Dopustite ih u postavkama preglednika/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test("a subscription that the site refuses is undone in the browser", async () => {
  settings = notificationSettings({ vapidPublicKey: "BKey" });
  const push = stubPush("granted");
  push.unsubscribe.mockClear();
  server.use(
    http.post(`${API}/api/me/push-subscriptions`, () =>
      HttpResponse.json({ code: "PUSH_NOT_OFFERED" }, { status: 409 }),
    ),
  );
  open();
  await user.click(await screen.findByRole("button", { name: "Uključi u ovom pregledniku" }));
  expect(await screen.findByText(/trenutačno ne šalje obavijesti/)).toBeInTheDocument();
  expect(push.unsubscribe).toHaveBeenCalledTimes(2);
});

test("an administrator who acts for somebody does not subscribe a browser", async () => {
  settings = notificationSettings({ vapidPublicKey: "BKey" });
  stubPush("granted");
  open({ isActing: true });
  await kind("Vaše prijave");
  expect(screen.queryByRole("button", { name: "Uključi u ovom pregledniku" })).toBeNull();
});
