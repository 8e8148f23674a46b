import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { EmployerDetail, EmployerList, EmployerSummary } from "@/shared/api/generated";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { aJob, aList } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import employer from "./EmployerPage";
import employers from "./EmployersPage";

const KOTVA: EmployerSummary = {
  id: 3,
  name: "Konoba Kotva",
  logoUrl: null,
  sectors: [{ id: "24", name: "Turizam i ugostiteljstvo" }],
  places: ["Split", "Hvar", "Vis", "Trogir"],
  activeJobs: 2,
};
const PROFILE: EmployerDetail = {
  ...KOTVA,
  description: "Kuhamo.\n\nI peremo.",
  descriptionLanguage: "hr",
  website: "https://www.kotva.example/",
  demo: false,
  responseRate: { percent: 89, atLeast: 10, days: 14, months: 12 },
};
const LIST: EmployerList = {
  items: [KOTVA, { ...KOTVA, id: 4, name: "Šator d.o.o.", places: [], sectors: [], activeJobs: 0 }],
  total: 26,
  totalPages: 2,
  letters: [
    { letter: "K", employers: 1 },
    { letter: "Š", employers: 1 },
    { letter: "А", employers: 1 },
  ],
  sectors: [{ id: "24", name: "Turizam i ugostiteljstvo", employers: 12 }],
};

const calls: string[] = [];
const server = setupServer(http.get(`${API}/api/site`, () => HttpResponse.json({ title: "Karijera" })));
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  calls.length = 0;
});
afterAll(() => server.close());

function showList(list: EmployerList, address = "/poslodavci") {
  server.use(
    http.get(`${API}/api/employers`, ({ request }) => {
      calls.push(new URL(request.url).search);
      return HttpResponse.json(list);
    }),
  );
  show(
    <>
      <employers.Page params={{}} />
      <CurrentAddress />
    </>,
    { address },
  );
}

function showProfile(profile: EmployerDetail, jobs = [aJob()]) {
  server.use(
    http.get(`${API}/api/employers/3`, () => HttpResponse.json(profile)),
    http.get(`${API}/api/jobs/search`, ({ request }) => {
      calls.push(new URL(request.url).search);
      return HttpResponse.json(aList(jobs));
    }),
    http.get(`${API}/api/jobs/search/featured`, () => HttpResponse.json(aList([]))),
  );
  show(<employer.Page params={{ employerId: "3" }} />, { address: "/poslodavac/3" });
}

test("each employer leads to its profile and says what it offers", async () => {
  showList(LIST);
  const [first, second] = await screen.findAllByRole("article");
  if (!first || !second) throw new Error("two employers");
  expect(within(first).getByRole("link", { name: "Konoba Kotva" })).toHaveAttribute("href", "/poslodavac/3");
  expect(first).toHaveTextContent("Turizam i ugostiteljstvo");
  expect(first).toHaveTextContent("Split, Hvar, Vis i drugdje");
  expect(first).toHaveTextContent("2 otvorena posla");
  expect(second).toHaveTextContent("Trenutačno bez otvorenih poslova");
  expect(screen.getByText("26 poslodavaca")).toHaveAttribute("role", "status");
});

test("letters and pages keep the other filters, and the chosen letter is marked", async () => {
  showList(LIST, "/poslodavci?query=ko&letter=%C5%A0&sector=24");
  const letters = within(await screen.findByRole("navigation", { name: "Poslodavci po početnom slovu" }));
  expect(letters.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Sva slova",
    "K",
    "Š",
    "А",
  ]);
  expect(within(letters.getByRole("list", { name: "Ćirilica" })).getAllByRole("link")).toHaveLength(1);
  expect(letters.getByRole("link", { name: "K" })).toHaveAttribute(
    "href",
    "/poslodavci?query=ko&letter=K&sector=24",
  );
  expect(letters.getByRole("link", { name: "Sva slova" })).toHaveAttribute(
    "href",
    "/poslodavci?query=ko&sector=24",
  );
  expect(letters.getByRole("link", { current: true })).toHaveTextContent("Š");
  expect(screen.getByRole("link", { name: "Stranica 2" })).toHaveAttribute(
    "href",
    "/poslodavci?query=ko&letter=%C5%A0&sector=24&page=2",
  );
  expect(calls).toEqual(["?query=ko&letter=%C5%A0&sector=24"]);
});

test("a sector applies at once, together with what was typed", async () => {
  showList(LIST, "/poslodavci?letter=K&page=2");
  await user.type(await screen.findByRole("searchbox", { name: "Naziv poslodavca" }), "kot");
  await user.selectOptions(screen.getByRole("combobox", { name: "Djelatnost" }), "24");
  await waitFor(() =>
    expect(screen.getByTestId("where")).toHaveTextContent("/poslodavci?query=kot&letter=K&sector=24"),
  );
});

test("a search sent before the chosen sector has come keeps it, and the select keeps the focus", async () => {
  showList(LIST);
  const sector = await screen.findByRole("combobox", { name: "Djelatnost" });
  await user.selectOptions(sector, "24");
  expect(sector).toHaveValue("24");
  expect(screen.getByRole("combobox", { name: "Djelatnost" })).toBe(sector);
  await user.type(screen.getByRole("searchbox"), "kot{Enter}");
  await waitFor(() =>
    expect(screen.getByTestId("where")).toHaveTextContent("/poslodavci?query=kot&sector=24"),
  );
});

test("where there is nobody, the way leads back to all", async () => {
  showList({ ...LIST, items: [], total: 0, totalPages: 0 }, "/poslodavci?query=xyz");
  expect(await screen.findByRole("heading", { name: "Nema takvih poslodavaca" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Svi poslodavci" })).toHaveAttribute("href", "/poslodavci");
});

test("a profile has the employer's words in their language, its website and its open jobs", async () => {
  showProfile(PROFILE);
  expect(await screen.findByRole("heading", { level: 1, name: "Konoba Kotva" })).toBeInTheDocument();
  expect(screen.getByText("I peremo.").parentElement).toHaveAttribute("lang", "hr");
  const website = screen.getByRole("link", { name: /^kotva\.example/ });
  expect(website).toHaveAttribute("href", "https://www.kotva.example/");
  expect(website.getAttribute("rel")).toMatch(/nofollow/);
  expect(await screen.findByRole("link", { name: "Kuhar / Kuharica" })).toBeInTheDocument();
  expect(calls).toEqual(["?employer=3"]);
  expect(screen.queryByText("Primjer")).not.toBeInTheDocument();
});

test("the response rate says in words what it rests on", async () => {
  showProfile(PROFILE);
  const heading = await screen.findByRole("heading", { name: "Odaziv na prijave" });
  const card = heading.parentElement;
  expect(card).toHaveTextContent("89 % prijava pogledano ili je selekcija završena u roku od 14 dana");
  expect(card).toHaveTextContent("u posljednjih 12 mjeseci");
  expect(card).toHaveTextContent("ima ih najmanje 10");
});

test("without enough applications there is no rate, and without a description no section for it", async () => {
  showProfile(
    { ...PROFILE, description: "", descriptionLanguage: null, website: null, demo: true, responseRate: null },
    [],
  );
  expect(await screen.findByText(/najmanje deset prijava/)).toBeInTheDocument();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "O poslodavcu" })).not.toBeInTheDocument();
  expect(screen.getByText("Primjer")).toBeInTheDocument();
  expect(
    await screen.findByRole("heading", { level: 3, name: "Trenutačno nema otvorenih poslova" }),
  ).toBeInTheDocument();
});

test("an employer's logo stands on its card, a mark with initials where there is none", async () => {
  const logoUrl = "/logos/abc.png";
  showList({
    ...LIST,
    items: [
      { ...KOTVA, logoUrl },
      { ...KOTVA, id: 4, name: "Šator d.o.o." },
    ],
  });
  const [first, second] = await screen.findAllByRole("article");
  expect(first?.querySelector("img")).toHaveAttribute("src", logoUrl);
  expect(second?.querySelector("img")).toBeNull();
  expect(second?.querySelector("svg")).not.toBeNull();
});

test("a profile shows the logo", async () => {
  server.use(
    http.get(`${API}/api/employers/3`, () => HttpResponse.json({ ...PROFILE, logoUrl: "/logos/abc.png" })),
    http.get(`${API}/api/jobs/search`, () => HttpResponse.json(aList([aJob()]))),
  );
  show(<employer.Page params={{ employerId: "3" }} />);
  const heading = await screen.findByRole("heading", { level: 1, name: "Konoba Kotva" });
  expect(heading.closest("header")?.querySelector("img")).toHaveAttribute("src", "/logos/abc.png");
});
