import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { DownloadDialog } from "./DownloadDialog";
import { ImportDialog } from "./ImportDialog";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const upload = async (name: string, content: string) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file can be chosen");
  await user.upload(input, new File([content], name));
};

test("a CV is downloaded in the chosen format, a PDF in the chosen look", async () => {
  show(<DownloadDialog cvId="7" onClose={vi.fn()} />);
  const link = await screen.findByRole("link", { name: "Preuzmi" });
  expect(link).toHaveAttribute("href", "/api/me/cvs/7/export/pdf?template=modern");
  await user.click(screen.getByRole("radio", { name: /^Klasičan/ }));
  expect(link).toHaveAttribute("href", "/api/me/cvs/7/export/pdf?template=classic");
  await user.click(screen.getByRole("radio", { name: /^Word/ }));
  expect(link).toHaveAttribute("href", "/api/me/cvs/7/export/docx");
  expect(screen.queryByRole("radiogroup", { name: "Izgled" })).toBeNull();
});

test("an imported file says what had no place, then opens as a CV", async () => {
  const sent: (string | null)[] = [];
  server.use(
    http.post(`${API}/api/me/cv-imports`, ({ request }) => {
      sent.push(request.headers.get("content-type"), request.headers.get("idempotency-key"));
      const notImported = [{ where: "interests.0", text: "Ribolov" }];
      return HttpResponse.json({ id: "9", version: 1, origin: "json-resume", notImported }, { status: 201 });
    }),
  );
  const close = vi.fn();
  show(
    <>
      <ImportDialog onClose={close} />
      <CurrentAddress />
    </>,
  );
  await screen.findByRole("button", { name: "Odaberi datoteku" });
  await upload("moj zivotopis.json", "{}");
  expect(await screen.findByText("Ribolov")).toBeVisible();
  expect(sent).toEqual([expect.stringMatching(/^multipart\/form-data/), expect.stringMatching(/./)]);
  await user.click(screen.getByRole("button", { name: "Otvori životopis" }));
  expect(close).toHaveBeenCalledOnce();
});

test("of a document that is no CV the text is offered, and nothing becomes a CV", async () => {
  server.use(
    http.post(`${API}/api/me/cv-imports`, () =>
      HttpResponse.json({ code: "CV_FILE_UNKNOWN_FORMAT" }, { status: 422 }),
    ),
    http.post(`${API}/api/me/cv-texts`, () => HttpResponse.json({ text: "Ana Anić\nKuharica", pages: 1 })),
  );
  show(<ImportDialog onClose={vi.fn()} />);
  await screen.findByRole("button", { name: "Odaberi datoteku" });
  await upload("cv.PDF", "%PDF");
  expect(await screen.findByRole("textbox", { name: "Tekst dokumenta" })).toHaveValue("Ana Anić\nKuharica");
});

test("a file that cannot be read says why, and another one can be chosen", async () => {
  server.use(
    http.post(`${API}/api/me/cv-imports`, () =>
      HttpResponse.json({ code: "CV_FILE_UNKNOWN_FORMAT" }, { status: 422 }),
    ),
  );
  show(<ImportDialog onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole("dialog"));
  await upload("cv.txt", "Ana");
  expect(await dialog.findByRole("alert")).not.toBeEmptyDOMElement();
  expect(dialog.getByRole("button", { name: "Odaberi datoteku" })).toBeEnabled();
});
