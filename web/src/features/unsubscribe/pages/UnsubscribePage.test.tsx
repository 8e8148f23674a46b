import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import unsubscribeScreen from "./UnsubscribePage";

const { Page } = unsubscribeScreen;

let subscriptions: Record<string, { kind: string; isSubscribed: boolean }>;
let posted: unknown[] = [];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  posted = [];
  subscriptions = {
    "alerts.mine": { kind: "alerts", isSubscribed: true },
    "employer.mine": { kind: "employer-reminders", isSubscribed: true },
    "later.mine": { kind: "invented-later", isSubscribed: true },
  };
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(`${API}/api/unsubscribe/:token`, ({ params }) => answer(String(params.token))),
    http.post(`${API}/api/unsubscribe/:token`, ({ params }) => {
      const token = String(params.token);
      posted.push(token);
      const found = subscriptions[token];
      if (found) subscriptions[token] = { ...found, isSubscribed: false };
      return answer(token);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (search: string, locale: Locale = "hr") =>
  show(<Page params={{}} />, { address: `/unsubscribe${search}`, locale });

function answer(token: string) {
  const found = subscriptions[token];
  if (found) return HttpResponse.json(found);
  const code = "UNSUBSCRIBE_LINK_UNKNOWN";
  const problem = { title: "Not Found", status: 404, code, message: code, errors: [], details: {} };
  return HttpResponse.json(problem, { status: 404 });
}

test.each(LOCALES)("one press ends the mails, and opening the page does not (%s)", async (locale) => {
  const t = messagesOf(locale).unsubscribe;
  open("?token=alerts.mine", locale);
  expect(await screen.findByText(t.kind.alerts)).toBeVisible();
  expect(posted).toEqual([]);
  await user.click(screen.getByRole("button", { name: t.confirm }));
  expect(await screen.findByText(t.ended)).toBeVisible();
  expect(screen.getByText(t.after.alerts)).toBeVisible();
  expect(screen.queryByRole("button", { name: t.confirm })).toBeNull();
  expect(posted).toEqual(["alerts.mine"]);
});

test("who has unsubscribed by the mail program sees it", async () => {
  const t = messagesOf("hr").unsubscribe;
  subscriptions["alerts.mine"] = { kind: "alerts", isSubscribed: false };
  open("?token=alerts.mine");
  expect(await screen.findByText(t.ended)).toBeVisible();
});

test("a kind that this page does not know is ended all the same", async () => {
  const t = messagesOf("hr").unsubscribe;
  open("?token=later.mine");
  await user.click(await screen.findByRole("button", { name: t.confirm }));
  expect(await screen.findByText(t.after.other)).toBeVisible();
});

test.each(["", "?token=", "?token=made-up"])("an incomplete link is explained: %s", async (search) => {
  const t = messagesOf("hr").unsubscribe;
  open(search);
  expect(await screen.findByText(t.unknownTitle)).toBeVisible();
  expect(screen.queryByRole("button", { name: t.confirm })).toBeNull();
});
