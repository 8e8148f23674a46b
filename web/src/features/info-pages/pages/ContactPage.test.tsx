import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { toasts } from "@/shared/ui/toasts";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import contactScreen from "./ContactPage";

const { Page } = contactScreen;

let contactEmail: string | null;
let written: unknown[];
let answer: () => Response;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  contactEmail = "pitanja@karijera.example";
  written = [];
  answer = () => HttpResponse.json(null, { status: 202 });
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", contactEmail })),
    http.get(`${API}/api/info-pages/contact`, () =>
      HttpResponse.json({
        name: "contact",
        version: 1,
        newestVersion: 1,
        date: "2026-11-22",
        language: "hr",
        title: "Kontakt",
        html: "<p>Kome pisati</p>",
      }),
    ),
    http.post(`${API}/api/contact-messages`, async ({ request }) => {
      written.push(await request.json());
      return answer();
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

const open = (locale: (typeof LOCALES)[number] = "hr") => show(<Page params={{}} />, { locale });
const field = (name: string) => screen.findByRole("textbox", { name });
const send = () => user.click(screen.getByRole("button", { name: "Pošalji poruku" }));

async function fillIn(): Promise<void> {
  await user.type(await field("Ime i prezime"), "Ana Horvat");
  await user.type(await field("E-mail adresa za odgovor"), "ana@primjer.hr");
  await user.click(screen.getByRole("button", { name: /Tema/ }));
  await user.click(await screen.findByRole("option", { name: "Moj račun" }));
  await user.type(await field("Poruka"), "Ne mogu ući.");
}

const toldTitles = () => toasts.read().map(({ title }) => title);

test("a message is sent, and a toast says where the reply goes", async () => {
  open();
  await fillIn();
  await send();
  await waitFor(() => expect(toldTitles()).toEqual(["Poruka je poslana"]));
  expect(toasts.read()[0]?.text).toContain("ana@primjer.hr");
  expect(written).toEqual([
    { name: "Ana Horvat", email: "ana@primjer.hr", topic: "account", message: "Ne mogu ući.", locale: "hr" },
  ]);
  await waitFor(async () => expect(await field("Poruka")).toHaveValue(""));
});

test("nothing is lost when it could not be sent", async () => {
  const code = "TOO_MANY_REQUESTS";
  answer = () =>
    HttpResponse.json(
      { title: code, status: 429, code, message: code, errors: [], details: {} },
      { status: 429 },
    );
  open();
  await fillIn();
  await send();
  await waitFor(() => expect(toldTitles()).toEqual(["Poruka nije poslana"]));
  expect(await field("Poruka")).toHaveValue("Ne mogu ući.");
  expect(await field("Ime i prezime")).toHaveValue("Ana Horvat");
  expect(screen.getByRole("button", { name: /Moj račun/ })).toBeVisible();
});

test("empty fields are named before anything is sent", async () => {
  open();
  await field("Poruka");
  await send();
  expect(await screen.findByText("Provjerite još 4 polja")).toBeInTheDocument();
  expect(written).toEqual([]);
});

test("without an address of the operator there is the text and no form", async () => {
  contactEmail = null;
  open();
  expect(await screen.findByText("Kome pisati")).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each(LOCALES)("it says where the message goes, in %s", async (locale) => {
  open(locale);
  const text = messagesOf(locale)["info-pages"].contact.goesTo.replace("{email}", "pitanja@karijera.example");
  expect(await screen.findByText(text)).toBeVisible();
});
