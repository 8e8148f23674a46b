import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { useLocation } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { InboxApplicationDetail } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { anInboxApplication } from "@/testing/applications";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import inboxApplication from "./InboxApplicationPage";

const all: readonly InboxApplicationDetail[] = [
  anInboxApplication({ id: "01", firstName: "Ana", nextId: "02" }),
  anInboxApplication({ id: "02", firstName: "Iva", previousId: "01", nextId: "03" }),
  anInboxApplication({ id: "03", firstName: "Eva", previousId: "02" }),
];
const writes: string[] = [];
const filters: string[] = [];

const server = setupServer(
  http.get(`${API}/api/inbox/applications/:id`, ({ params, request }) => {
    filters.push(new URL(request.url).search);
    return HttpResponse.json(all.find(({ id }) => id === params.id));
  }),
  http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
  http.all(`${API}/*`, ({ request }) => {
    writes.push(`${request.method} ${request.url}`);
    return new HttpResponse(null, { status: 500 });
  }),
);
beforeAll(() => server.listen());
afterEach(() => {
  writes.length = 0;
  filters.length = 0;
});
afterAll(() => server.close());

/** The page of the application that the address names, as the router renders it. */
function Addressed() {
  const applicationId = useLocation().pathname.split("/").at(-1) ?? "";
  return (
    <>
      <inboxApplication.Page params={{ applicationId }} />
      <CurrentAddress />
      <textarea aria-label="typing" />
    </>
  );
}

const shown = (name: string) => screen.findByRole("heading", { level: 1, name: `${name} Horvat` });

test.each(LOCALES)("previous and next lead to closed applications and open none, in %s", async (locale) => {
  const t = messagesOf(locale).inbox;
  show(<Addressed />, { locale, address: "/posao/02?access=me&job=7&status=new" });
  await shown("Iva");
  const next = screen.getByRole("link", { name: t.neighbours.next });
  expect(next).toHaveAttribute("aria-keyshortcuts", "ArrowRight");
  expect(screen.getByText(t.neighbours.keys)).toBeInTheDocument();
  await user.click(next);
  await shown("Eva");
  expect(screen.getByRole("button", { name: t.opening.open })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: t.neighbours.next })).toBeNull();
  await user.keyboard("{ArrowRight}");
  await shown("Eva");
  await user.keyboard("{ArrowLeft}");
  await shown("Iva");
  await user.keyboard("{ArrowLeft}");
  await shown("Ana");
  expect(screen.getByRole("button", { name: t.opening.open })).toBeInTheDocument();
  expect(screen.getByTestId("where")).toHaveTextContent(/access=me&job=7&status=new$/);
  expect(new Set(filters)).toEqual(new Set(["?jobId=7&status=new"]));
  expect(writes).toEqual([]);
});

test("arrow keys lead nowhere while one types, chooses or holds a modifier", async () => {
  const t = messagesOf("hr").inbox;
  show(<Addressed />, { address: "/posao/02?access=me" });
  await shown("Iva");
  await user.type(screen.getByRole("textbox", { name: "typing" }), "a{ArrowRight}{ArrowLeft}{ArrowLeft}");
  screen.getByRole("textbox", { name: "typing" }).blur();
  await user.keyboard("{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowRight}{/Control}{Shift>}{ArrowRight}{/Shift}");
  await user.click(screen.getByRole("button", { name: t.ending.one }));
  await screen.findByRole("dialog");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(filters).toHaveLength(1);
  expect(writes).toEqual([]);
});
