import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { JobChange } from "@/shared/api/generated";
import { aJobDetail } from "@/testing/applications";
import { NO_USER_INFO } from "@/testing/jobs";
import { show } from "@/testing/show";
import { JobArticle } from "./JobArticle";

const EDITED: JobChange = {
  at: "2026-11-19T10:00:00.500000Z",
  kind: "edited",
  fields: ["salary", "format"],
};

const showJob = (change: Parameters<typeof aJobDetail>[0] = {}) =>
  show(<JobArticle job={aJobDetail(change)} />);

describe("the status of a job", () => {
  test("open: accepts applications and has no notice", () => {
    showJob();
    expect(screen.getByRole("link", { name: "Prijavite se" })).toBeInTheDocument();
  });

  test("applied for: leads to the application instead of the form", () => {
    const userInfo = { ...NO_USER_INFO, appliedAt: "2026-11-19T09:00:00Z", applicationId: "01" };
    showJob({ userInfo });
    expect(screen.getByRole("link", { name: "Pratite svoju prijavu" })).toHaveAttribute(
      "href",
      "/moj-profil/prijave?application=01",
    );
    expect(screen.getByText(/^Prijavili ste se 19. studenoga 2026/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Prijavite se" })).not.toBeInTheDocument();
  });

  test.each([
    ["paused", "Poslodavac trenutačno ne prima prijave"],
    ["expired", "Rok za prijavu istekao je 7. prosinca 2026."],
    ["closed", "Oglas je zatvoren 20. studenoga 2026."],
  ] as const)("%s: has a notice and accepts none", (standing, sentence) => {
    showJob({ standing, isActive: false, closedAt: standing === "closed" ? "2026-11-20T09:00:00Z" : null });
    expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Prijavite se" })).not.toBeInTheDocument();
  });
});

describe("changes", () => {
  test("are a timeline with links to earlier versions", () => {
    showJob({ changes: [EDITED, { at: "2026-11-20T10:00:00Z", kind: "extended", fields: ["applyUntil"] }] });
    expect(screen.getByText("Oglas je izmijenjen")).toBeInTheDocument();
    expect(screen.getByText("plaća")).toBeInTheDocument();
    expect(screen.getByText("Rok za prijavu je produljen")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Kakav je bio prije" })).toHaveAttribute(
      "href",
      "/posao/7/kuhar?asOf=2026-11-19T10%3A00%3A00.499Z",
    );
  });

  test("are announced to those who applied before", () => {
    const userInfo = { ...NO_USER_INFO, appliedAt: "2026-11-19T09:00:00+00:00" };
    const { unmount } = showJob({ changes: [EDITED], userInfo });
    expect(screen.getByText("Otkad ste se prijavili, u oglasu se promijenilo")).toBeInTheDocument();
    unmount();
    showJob({ changes: [EDITED], userInfo: { ...userInfo, appliedAt: "2026-11-19T11:00:00Z" } });
    expect(screen.queryByText("Otkad ste se prijavili, u oglasu se promijenilo")).not.toBeInTheDocument();
  });

  test("an earlier version shows its date and accepts no applications", () => {
    showJob({ asOf: "2026-11-19T09:00:00Z", changes: [EDITED] });
    expect(screen.getByText("Oglas kakav je bio 19. studenoga 2026. u 10:00")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Pogledajte današnji oglas" })).toHaveAttribute(
      "href",
      "/posao/7/kuhar",
    );
    expect(screen.queryByRole("link", { name: "Prijavite se" })).not.toBeInTheDocument();
  });
});

test("an ad in an unknown language names none; its titles are in the page's", () => {
  const { container } = showJob({ language: "und", requirements: "<p>Iskustvo</p>" });
  expect(screen.getByRole("heading", { name: "Što se traži" })).toHaveAttribute("lang", "hr");
  expect(container.innerHTML).not.toContain('lang="und"');
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang");
});

test("the employer's own page is linked through the countdown", () => {
  showJob({
    applicationTypes: ["external-link"],
    applicationWays: [{ type: "external-link", target: "https://posao.example/kuhar" }],
  });
  expect(screen.getByRole("link", { name: "posao.example" })).toHaveAttribute(
    "href",
    "/posao/7/kuhar/apply-external-countdown?way=external-link",
  );
});

test("every place is listed, with a map that opens on request", () => {
  const place = {
    placeId: "1",
    name: "Rovinj",
    region: "Istarska županija",
    country: "HR",
    lat: 45.08,
    lng: 13.64,
  };
  showJob({ places: [place, { ...place, placeId: "2", name: "Pula" }] });
  expect(screen.getByRole("heading", { name: "Mjesta rada" })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: /na karti OpenStreetMap/ })).toHaveLength(2);
});

test("type, hours and experience stand under the title, and the employer leads to its profile", () => {
  showJob({ employment: "seasonal", workingTime: "part-time", minimumExperienceYears: 2 });
  expect(screen.getByText("Sezonski posao · Nepuno radno vrijeme · 2 godine iskustva")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Slano & Slatko/ })).toHaveAttribute("href", "/poslodavac/3");
});

test.each([
  ["en", "Requirements", "en"],
  ["mk", "Што се бара", "mk"],
  ["de", "Što se traži", "hr"],
])("sections of an ad in %s are titled in its language, if the site has it", (language, title, lang) => {
  showJob({ language, requirements: "<p>x</p>" });
  expect(screen.getByRole("heading", { name: title })).toHaveAttribute("lang", lang);
});

test("beside a list, applying is possible without scrolling", () => {
  show(<JobArticle job={aJobDetail()} layout="split" />);
  const [first] = screen.getAllByRole("link", { name: "Prijavite se" });
  const text = screen.getByText("Kuhanje");
  expect(first?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
