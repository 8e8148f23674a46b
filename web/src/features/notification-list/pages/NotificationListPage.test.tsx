import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Notification, NotificationTemplate } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { expectAccessible } from "@/testing/axe";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { aNotification } from "@/testing/notifications";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import hr from "../messages/hr";
import notificationList from "./NotificationListPage";

let items: Notification[] = [];
let marked: unknown[] = [];
const server = setupServer(
  http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera" })),
  http.get(`${API}/api/me/notifications`, ({ request }) => {
    const cursor = new URL(request.url).searchParams.get("cursor");
    const unread = items.filter(({ readAt }) => readAt === null).length;
    return HttpResponse.json({
      items: cursor ? items.slice(2) : items.slice(0, 2),
      unread,
      nextCursor: !cursor && items.length > 2 ? "5" : null,
    });
  }),
  http.post(`${API}/api/me/notifications/read`, async ({ request }) => {
    const body = (await request.json()) as { all?: boolean; ids?: string[] };
    marked.push(body);
    const isMarked = ({ id }: Notification) => body.all || body.ids?.includes(id);
    items = items.map((one) => (isMarked(one) ? { ...one, readAt: "2026-11-21T11:00:00Z" } : one));
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  items = [];
  marked = [];
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

const numbered = (number: number, more: Partial<Notification> = {}) =>
  aNotification({ id: `00000000-0000-4000-8000-00000000000${number}`, ...more });

function open(locale: (typeof LOCALES)[number] = "hr") {
  return show(
    <>
      <notificationList.Page params={{}} />
      <ToastRegion />
      <CurrentAddress />
    </>,
    { account: aPerson(), locale },
  );
}

test("a notification says what happened to what, when, and leads there", async () => {
  items = [numbered(1), numbered(2, { readAt: "2026-11-21T10:30:00Z", template: "application-ended" })];
  open();
  const link = await screen.findByRole("link", {
    name: /^Nepročitano:\s*Poslodavac je pogledao Vašu prijavu$/,
  });
  expect(link).toHaveAttribute("href", "/moj-profil/prijave?application=1");
  expect(link.closest("li")).toHaveTextContent("Kuhar / Kuharica, Konoba Kotvaprije sat vremena");
  expect(screen.getByRole("link", { name: "Selekcija je završena" })).toBeInTheDocument();
});

test("following one marks it as read", async () => {
  items = [numbered(1)];
  open();
  await user.click(await screen.findByRole("link", { name: /Poslodavac je pogledao/ }));
  await waitFor(() => expect(marked).toEqual([{ ids: [numbered(1).id] }]));
});

test("all are marked as read at once", async () => {
  items = [numbered(1), numbered(2)];
  open();
  await user.click(await screen.findByRole("button", { name: "Označi sve kao pročitano" }));
  expect(marked).toEqual([{ all: true }]);
  await waitFor(() => expect(screen.queryByText("Nepročitano:")).toBeNull());
  expect(screen.queryByRole("button", { name: "Označi sve kao pročitano" })).toBeNull();
});

test("a failure to mark them is told", async () => {
  server.use(
    http.post(`${API}/api/me/notifications/read`, () =>
      HttpResponse.json({ code: "SERVICE_UNAVAILABLE" }, { status: 503 }),
    ),
  );
  items = [numbered(1)];
  open();
  await user.click(await screen.findByRole("button", { name: "Označi sve kao pročitano" }));
  expect(await screen.findByText("Novosti nisu označene kao pročitane")).toBeInTheDocument();
});

test("older ones are loaded on demand", async () => {
  items = [numbered(1), numbered(2), numbered(3, { template: "saved-job-closed", kind: "savedJobs" })];
  open();
  await user.click(await screen.findByRole("button", { name: "Starije novosti" }));
  expect(await screen.findByRole("link", { name: /Spremljeni posao više ne prima prijave/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Starije novosti" })).toBeNull();
});

test("before anything happened the page says what will be here", async () => {
  const { container } = open();
  expect(await screen.findByRole("heading", { name: "Još nema novosti" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Što želite primati i kako" })).toHaveAttribute(
    "href",
    "/moj-profil/postavke#notifications",
  );
  await expectAccessible(container);
});

test.each(LOCALES)("every kind has a text in %s, with its values", async (locale) => {
  const templates = Object.keys(hr.templates) as NotificationTemplate[];
  const values = {
    jobTitle: "Posao-7",
    employerName: "Kotva",
    name: "Pretraga-7",
    count: 3,
    device: "Naprava-7",
    closesAt: "2026-11-24T22:59:00Z",
  };
  server.use(
    http.get(`${API}/api/me/notifications`, () =>
      HttpResponse.json({
        items: templates.map((template, number) => ({
          ...aNotification({ template, values }),
          id: `00000000-0000-4000-8000-0000000001${10 + number}`,
        })),
        unread: templates.length,
        nextCursor: null,
      }),
    ),
  );
  const { container } = open(locale);
  await waitFor(() => expect(container.querySelectorAll("ul li")).toHaveLength(templates.length));
  const texts = [...container.querySelectorAll("ul li")].map((row) => row.textContent);
  expect(new Set(texts).size).toBe(templates.length);
  for (const [number, template] of templates.entries()) {
    if (/^(application|saved)/.test(template)) expect(texts[number]).toContain("Posao-7, Kotva");
  }
  expect(texts[templates.indexOf("alert-matches")]).toContain("Pretraga-7: 3");
  expect(texts[templates.indexOf("new-device")]).toContain("Naprava-7");
  expect(texts[templates.indexOf("saved-job-closing")]).toContain("24");
});
