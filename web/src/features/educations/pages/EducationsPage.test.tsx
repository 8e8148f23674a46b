import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Education } from "@/shared/api/generated";
import { API, show } from "@/testing/show";
import educationsScreen from "./EducationsPage";

const CROATIA = { id: "HR", name: "Hrvatska" };
const SLOVENIA = { id: "SI", name: "Slovenija" };

function anEducation(id: string, more: Partial<Education> = {}): Education {
  return {
    id,
    title: `Program ${id}`,
    summary: "Što je to.",
    provider: "Zavod",
    countries: [CROATIA],
    jobCategories: [],
    website: "https://www.zavod.example/tecajevi",
    html: "<p>Besplatno.</p>",
    ...more,
  };
}

const items = [
  anEducation("one", { jobCategories: [{ id: "8", name: "Informatika" }] }),
  anEducation("two", { countries: [CROATIA, SLOVENIA] }),
  anEducation("three"),
];
const server = setupServer(
  http.get(`${API}/api/educations`, () => HttpResponse.json({ items })),
  // Its name is not under test.
  http.get(`${API}/api/site`, () => HttpResponse.json({}, { status: 503 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

test("programmes stand by the countries that they are for, each with an anchor", async () => {
  show(<educationsScreen.Page params={{}} />);
  const croatian = within(await screen.findByRole("region", { name: "Hrvatska" }));
  expect(croatian.getAllByRole("article").map(({ id }) => id)).toEqual(["one", "three"]);
  const both = within(screen.getByRole("region", { name: "Hrvatska, Slovenija" }));
  expect(both.getAllByRole("article").map(({ id }) => id)).toEqual(["two"]);
  const jumps = within(screen.getByRole("navigation", { name: "Programi po državama" }));
  for (const link of jumps.getAllByRole("link")) {
    const anchor = link.getAttribute("href")?.slice(1) ?? "";
    expect(document.getElementById(anchor)?.textContent).toBe(link.textContent);
  }
});

test("a programme says who runs it and for whom it is; its link leads to another site, and says so", async () => {
  show(<educationsScreen.Page params={{}} />);
  const entry = within(await screen.findByRole("article", { name: "Program one" }));
  expect(entry.getByText("Zavod")).toBeVisible();
  expect(entry.getByText("Besplatno.")).toBeVisible();
  expect(entry.getByRole("list", { name: "Za ova područja rada" })).toHaveTextContent("Informatika");
  const link = entry.getByRole("link", {
    name: "Otvorite www.zavod.example (druga stranica, u novoj kartici)",
  });
  expect(link.getAttribute("href")).toBe("https://www.zavod.example/tecajevi");
  expect(link.getAttribute("rel")).toContain("noopener");
});
