import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { OwnDocument } from "@/shared/api/generated";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { expectAccessible } from "@/testing/axe";
import { aDocument, someDocuments } from "@/testing/documents";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import documentsScreen from "./DocumentsPage";

const { Page } = documentsScreen;

let documents: OwnDocument[] = [];
let uploaded = 0;

const refused = (status: number, code: string) =>
  HttpResponse.json({ title: code, status, code, message: code, errors: [], details: {} }, { status });
const takesFiles = http.post("*/api/documents", () => {
  uploaded += 1;
  const stored = aDocument({ id: `new-${uploaded}`, name: `${uploaded}.pdf` });
  documents = [stored, ...documents];
  return HttpResponse.json(stored, { status: 201 });
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  documents = [];
  uploaded = 0;
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(`${API}/api/me/documents`, () => HttpResponse.json(someDocuments(documents))),
    takesFiles,
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

async function open(locale: Locale = "hr") {
  show(
    <>
      <Page params={{}} />
      <ToastRegion />
    </>,
    { account: aPerson(), locale },
  );
  await screen.findByRole("heading", { level: 2, name: messagesOf(locale).documents.list });
}
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const send = async (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input as HTMLInputElement, files);
};

test("without documents the page says what they are for", async () => {
  await open();
  expect(screen.getByText("Još nemate nijedan dokument")).toBeVisible();
  expect(screen.getByText("0 od 20")).toBeVisible();
  await expectAccessible();
});

test.each(LOCALES)("documents have name, kind, size and date in %s", async (locale) => {
  documents = [
    aDocument(),
    aDocument({ id: "d2", name: "diploma.jpg", source: "document", mediaType: "image/jpeg", isInUse: true }),
    aDocument({ id: "d3", name: "stari.pdf", isSaved: false, removedAt: "2026-12-12T09:00:00Z" }),
  ];
  await open(locale);
  expect(await screen.findByText("diploma.jpg")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await expectAccessible();
});

test("a document is downloaded by its address", async () => {
  documents = [aDocument({ id: "d1" })];
  await open();
  const link = await screen.findByRole("link", { name: "Preuzmi dokument životopis.pdf" });
  expect(link).toHaveAttribute("href", "/api/documents/d1");
});

describe("adding", () => {
  test("several at once, of the chosen kind, which then stand in the list", async () => {
    const append = vi.spyOn(FormData.prototype, "append");
    await open();
    await user.click(screen.getByRole("radio", { name: /Drugi dokument/ }));
    await send(file("a.pdf"), file("b.pdf"));
    await waitFor(() => expect(screen.getByText("2 od 20")).toBeVisible());
    const fields = append.mock.calls.map(([name, value]) =>
      value instanceof File ? value.name : `${name}=${value}`,
    );
    expect(fields.filter((field) => field.endsWith(".pdf"))).toEqual(["a.pdf", "b.pdf"]);
    expect(fields.filter((field) => field === "source=document" || field === "saved=true")).toHaveLength(4);
    append.mockRestore();
    expect(screen.queryByRole("list", { name: "Datoteke koje se šalju" })).toBeNull();
    expect(screen.getByText("Dokument 2.pdf je dodan.")).toBeInTheDocument();
  });

  test("says next to each file why it was not taken", async () => {
    documents = Array.from({ length: 18 }, (_, number) => aDocument({ id: `d${number}` }));
    await open();
    await screen.findByText("18 od 20");
    await send(file("a.exe"), file("b.pdf", 11 * 1024 * 1024), file("c.pdf", 0));
    const rows = within(await screen.findByRole("list", { name: "Datoteke koje se šalju" }));
    expect(rows.getByText("Ovaj format datoteke ne možemo primiti.")).toBeVisible();
    expect(rows.getByText(/Dopušteno je najviše 10/)).toBeVisible();
    expect(rows.getByText(/Previše datoteka/)).toBeVisible();
    expect(uploaded).toBe(0);
    await expectAccessible();
  });

  test("an infected file is refused in words", async () => {
    server.use(http.post("*/api/documents", () => refused(422, "FILE_INFECTED")));
    await open();
    await send(file("a.pdf"));
    expect(await screen.findByText(/zlonamjeran sadržaj/)).toBeVisible();
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  test("what could not be sent is told, stays, and is sent again", async () => {
    server.use(http.post("*/api/documents", () => HttpResponse.error(), { once: true }));
    await open();
    await send(file("a.pdf"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Slanje datoteke nije uspjelo");
    await user.click(screen.getByRole("button", { name: "Pokušaj ponovno poslati datoteku a.pdf" }));
    expect(await screen.findByText("1 od 20")).toBeVisible();
    expect(uploaded).toBe(1);
  });
});

describe("deleting", () => {
  const press = async () => {
    await user.click(await screen.findByRole("button", { name: "Obriši dokument životopis.pdf" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Obrisati „životopis.pdf”?" }));
    await user.click(question.getByRole("button", { name: "Obriši" }));
  };

  test("asks first", async () => {
    documents = [aDocument()];
    server.use(
      http.delete(`${API}/api/documents/:id`, () => {
        documents = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await open();
    await press();
    expect(await screen.findByText("Dokument životopis.pdf je obrisan")).toBeVisible();
    expect(await screen.findByText("0 od 20")).toBeVisible();
  });

  test("a failure is told, and the document stays", async () => {
    documents = [aDocument()];
    server.use(http.delete(`${API}/api/documents/:id`, () => refused(404, "DOCUMENT_NOT_FOUND")));
    await open();
    await press();
    expect(await screen.findByRole("alert")).toHaveTextContent("Brisanje nije uspjelo");
    expect(screen.getByText("životopis.pdf")).toBeVisible();
  });

  test("of one that was sent says who keeps it", async () => {
    documents = [aDocument({ isInUse: true })];
    await open();
    const button = await screen.findByRole("button", { name: "Obriši dokument životopis.pdf" });
    expect(button).toHaveAccessibleDescription(/Priložen je prijavi/);
    await user.click(button);
    expect(await screen.findByRole("alertdialog")).toHaveTextContent(
      /poslodavac kojem ste ga poslali i dalje može pročitati/,
    );
  });
});

test("a file of a form that was not sent is kept by a press", async () => {
  documents = [aDocument({ isSaved: false, removedAt: "2026-12-12T09:00:00Z" })];
  server.use(
    http.put(`${API}/api/me/documents/:id/saved`, () => {
      documents = [aDocument()];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await open();
  expect(await screen.findByText(/Brišemo ga 12. prosinca 2026./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Zadrži dokument životopis.pdf" }));
  expect(await screen.findByText("Dokument životopis.pdf ostaje")).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Brišemo ga/)).toBeNull());
});
