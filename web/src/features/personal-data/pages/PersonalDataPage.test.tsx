import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { HeldData } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { keepJob, storedOnDevice, stubCacheStorage } from "@/testing/cacheStorage";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import personalDataScreen from "./PersonalDataPage";

const { Page } = personalDataScreen;

const HELD: HeldData = {
  applications: [
    {
      id: "01",
      jobTitle: "Kuhar",
      employerName: "Uvala d.o.o.",
      startedAt: "2026-11-20T09:00:00Z",
      sentAt: "2026-11-20T09:02:00Z",
      withdrawnAt: null,
      firstName: "Ana",
      lastName: "Horvat",
      email: "ana@example.com",
      phone: null,
      hasCoverLetter: true,
      files: 2,
    },
  ],
  savedSearches: 0,
  exports: [],
  isBeingErased: false,
};
let held: HeldData;
let asked: unknown[] = [];
const problem = (status: number, code: string) =>
  HttpResponse.json({ title: code, status, code, message: code, errors: [], details: {} }, { status });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  held = HELD;
  asked = [];
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(`${API}/api/personal-data`, ({ request }) =>
      request.headers.get("Access-Link") === "me" ? HttpResponse.json(held) : problem(401, "LINK_INVALID"),
    ),
    http.post(`${API}/api/personal-data/:what`, async ({ request, params }) => {
      asked.push([params.what, request.headers.get("Access-Link"), await request.json().catch(() => null)]);
      if (params.what === "erasure") held = { ...held, isBeingErased: true };
      return params.what === "link"
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json({ id: "x" }, { status: 202 });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (address: string, locale: (typeof LOCALES)[number] = "en") =>
  show(<Page params={{}} />, { address, locale });

test("without a link it asks for one and never says whether anything is held", async () => {
  open("/my-data");
  await user.type(await screen.findByRole("textbox"), "ana@example.com");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  expect(await screen.findByText(/^If we hold anything about you/)).toBeVisible();
  expect(asked).toEqual([["link", null, { email: "ana@example.com", locale: "en" }]]);
});

test("a number is at home in the language's country", async () => {
  open("/sl/moji-podatki", "sl");
  await user.type(await screen.findByRole("textbox"), "040 123 456{Enter}");
  const phone = { countryCode: "+386", number: "040 123 456" };
  await waitFor(() => expect(asked).toEqual([["link", null, { phone, locale: "sl" }]]));
});

test("with a link it shows what is held and erases it once that is confirmed", async () => {
  stubCacheStorage();
  await keepJob();
  open("/my-data?access=me");
  expect(await screen.findByText("Kuhar, Uvala d.o.o.")).toBeVisible();
  expect(screen.getByText("Ana Horvat, ana@example.com")).toBeVisible();
  expect(screen.getByText(/cover letter · 2 files/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Erase everything" }));
  expect(asked).toEqual([]);
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Erase for good" }));
  expect(await screen.findByText("The data is being erased")).toBeVisible();
  await waitFor(async () => expect(await storedOnDevice()).toEqual([]));
  expect(asked).toEqual([["erasure", "me", { confirmed: true }]]);
});

test("an archive can be asked for and downloaded", async () => {
  held = {
    ...HELD,
    exports: [
      {
        id: "7",
        requestedAt: "2026-11-20T09:00:00Z",
        readyAt: "2026-11-20T09:01:00Z",
        size: 2048,
        keptUntil: "2026-11-23T09:00:00Z",
      },
    ],
  };
  open("/my-data?access=me");
  const link = await screen.findByRole("link", { name: "Download" });
  expect(link).toHaveAttribute("href", "/api/personal-data/exports/7?access=me");
  await user.click(screen.getByRole("button", { name: "Ask for the archive" }));
  await waitFor(() => expect(asked).toEqual([["exports", "me", null]]));
});

test("a link that is no longer valid leads to a new one", async () => {
  open("/my-data?access=old");
  expect(await screen.findByText("The link is no longer valid")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send the link" })).toBeVisible();
});

test.each(LOCALES)("an invalid link is explained in %s", async (locale) => {
  open("/my-data?access=old", locale);
  expect(await screen.findByText(messagesOf(locale)["personal-data"].expiredTitle)).toBeVisible();
});

test("somebody who only saved searches reads how many", async () => {
  held = { ...HELD, applications: [], savedSearches: 2 };
  open("/my-data?access=me");
  expect(await screen.findByText("2 saved searches")).toBeVisible();
  expect(screen.queryByText("We hold nothing about you any more.")).toBeNull();
});
