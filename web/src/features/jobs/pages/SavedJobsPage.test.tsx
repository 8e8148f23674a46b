import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { SavedJob } from "@/shared/api/generated";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { aJob } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import savedJobs from "./SavedJobsPage";

const WAITER: SavedJob = {
  job: aJob({ id: 8, title: "Konobar/ica", userInfo: { ...aJob().userInfo, isSaved: true } }),
  savedAt: "2026-11-20T11:00:00Z",
  note: "",
  changes: [
    { at: "2026-11-20T12:00:00Z", kind: "edited", fields: ["salary"] },
    { at: "2026-11-21T09:00:00Z", kind: "extended", fields: ["applyUntil"] },
  ],
};
const COOK: SavedJob = {
  ...WAITER,
  job: { ...aJob(), userInfo: WAITER.job.userInfo },
  note: "Nazvati u petak",
  changes: [],
};

const server = setupServer(
  http.get(`${API}/api/site`, () => HttpResponse.json({ title: "Karijera" })),
  http.get(`${API}/api/me/saved-jobs`, () =>
    HttpResponse.json({ items: [WAITER, COOK], total: 2, totalPages: 1 }),
  ),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(async () => {
  show(<savedJobs.Page params={{}} />);
  await screen.findAllByRole("article");
});

const card = (title: string) =>
  within(screen.getByRole("link", { name: title }).closest("article") as HTMLElement);

test("what has changed since a job was saved stands on its card", () => {
  expect(card("Konobar/ica").getByText(/^Promijenjeno otkad ste spremili:/)).toHaveTextContent(
    "Promijenjeno otkad ste spremili: plaća, rok za prijavu (21. studenoga 2026.)",
  );
  expect(card("Kuhar / Kuharica").queryByText(/Promijenjeno/)).toBeNull();
});

test("a note is written, stored and shown", async () => {
  const sent: unknown[] = [];
  server.use(
    http.put(`${API}/api/me/saved-jobs/8/note`, async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(screen.getByRole("button", { name: "Dodajte bilješku uz posao: Konobar/ica" }));
  const note = screen.getByRole("textbox", { name: "Bilješka" });
  expect(note).toHaveFocus();
  await user.type(note, "Pitati za smještaj");
  await user.click(screen.getByRole("button", { name: "Spremi bilješku" }));
  await screen.findByRole("button", { name: "Uredite bilješku uz posao: Konobar/ica" });
  expect(card("Konobar/ica").getByText("Pitati za smještaj")).toBeInTheDocument();
  expect(sent).toEqual([{ note: "Pitati za smještaj" }]);
});

test("a note that could not be stored stays in its field", async () => {
  server.use(
    http.put(`${API}/api/me/saved-jobs/7/note`, () =>
      HttpResponse.json({ code: "TOO_MANY_SAVED_JOBS" }, { status: 409 }),
    ),
  );
  await user.click(screen.getByRole("button", { name: "Uredite bilješku uz posao: Kuhar / Kuharica" }));
  await user.type(screen.getByRole("textbox", { name: "Bilješka" }), "!");
  await user.click(screen.getByRole("button", { name: "Spremi bilješku" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Spremili ste najviše poslova");
  expect(screen.getByRole("textbox", { name: "Bilješka" })).toHaveValue("Nazvati u petak!");
});

test("a job that was removed by mistake comes back with its note", async () => {
  show(<ToastRegion />);
  const sent: [string, string][] = [];
  server.use(
    ...(["put", "delete"] as const).map((method) =>
      http[method](`${API}/api/me/saved-jobs/7*`, async ({ request }) => {
        sent.push([`${method} ${new URL(request.url).pathname}`, await request.text()]);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  );
  const heart = card("Kuhar / Kuharica").getByRole("button", { name: "Spremi posao: Kuhar / Kuharica" });
  await user.click(heart);
  await user.click(await screen.findByRole("button", { name: "Poništi" }));
  expect(await screen.findByText("Spremljeno u ovom pregledniku")).toBeVisible();
  expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(sent).toEqual([
    ["delete /api/me/saved-jobs/7", ""],
    ["put /api/me/saved-jobs/7/note", JSON.stringify({ note: "Nazvati u petak" })],
  ]);
});
