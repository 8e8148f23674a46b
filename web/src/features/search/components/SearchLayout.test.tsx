import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Facet, JobSearch } from "@/shared/api/generated";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { aList, EMPTY_SEARCH } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { valuesShown } from "../dimensions";
import { filtersOf } from "../filters";
import { SearchLayout } from "./SearchLayout";

const value = (id: string, name: string, count: number) => ({ id, name, count, chosen: false });
const FACETS: Facet[] = [
  {
    dimension: "employment",
    values: [value("seasonal", "Sezonski posao", 31), value("student", "Studentski posao", 4)],
  },
  { dimension: "salaryFrom", values: [value("1000", "1000", 40), value("1500", "1500", 12)] },
  {
    dimension: "category",
    values: Array.from({ length: 9 }, (_, at) => value(`${at + 1}`, `Kategorija ${at + 1}`, 9 - at)),
  },
  { dimension: "licence", values: [value("B", "B", 0)] },
];

const requests: string[] = [];
const server = setupServer(
  http.get(`${API}/api/jobs/search`, ({ request }) => {
    requests.push(new URL(request.url).search);
    return HttpResponse.json(aList([], { total: 3, facets: FACETS }));
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  requests.length = 0;
});
afterAll(() => server.close());

function open(address: string, change: Partial<JobSearch> = {}) {
  const result = { total: 41, facets: FACETS, search: { ...EMPTY_SEARCH, ...change } };
  show(
    <>
      <SearchLayout filters={filtersOf(new URLSearchParams(address))} result={result}>
        <p>Popis</p>
      </SearchLayout>
      <CurrentAddress />
    </>,
    { address: `/pretraga-poslova?${address}` },
  );
}

const where = () => screen.getByTestId("where").textContent;
const rail = () => within(screen.getByRole("form", { name: "Filtri" }));

describe("the filter rail", () => {
  test("shows counts, and leaves out values without results", () => {
    open("query=kuhar");
    expect(screen.getByText("41 posao")).toBeInTheDocument();
    expect(rail().getByRole("checkbox", { name: "Sezonski posao 31" })).not.toBeChecked();
    expect(rail().getByRole("radio", { name: /^Od 1\.500.*12$/ })).toBeInTheDocument();
    expect(rail().queryByText("Vozačka dozvola")).not.toBeInTheDocument();
  });

  test("combines quick changes into one search and keeps the rest of the search", async () => {
    open("query=kuhar&sort=newest&page=3");
    fireEvent.click(rail().getByRole("checkbox", { name: /Sezonski/ }));
    fireEvent.click(rail().getByRole("checkbox", { name: /Studentski/ }));
    fireEvent.click(rail().getByRole("radio", { name: /1\.500/ }));
    expect(rail().getByRole("checkbox", { name: /Sezonski/ })).toBeChecked();
    expect(where()).toContain("page=3");
    await waitFor(() =>
      expect(where()).toBe(
        "/pretraga-poslova?query=kuhar&employment=seasonal&employment=student&salaryFrom=1500&sort=newest",
      ),
    );
  });

  test("is a form that works without JavaScript", () => {
    open("query=kuhar&locations=Split&employment=student");
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Filtri" });
    const pairs = [...new FormData(form)].map(([name, text]) => `${name}=${text}`);
    expect(pairs).toEqual(["query=kuhar", "locations=Split", "radius=", "employment=student", "salaryFrom="]);
    expect(form).toHaveAttribute("action", "/pretraga-poslova");
  });
});

test("salary bands with the same jobs are one choice, the highest", () => {
  const bands = [value("1000", "1000", 40), value("1500", "1500", 12), value("2000", "2000", 12)];
  expect(
    valuesShown([{ dimension: "salaryFrom", values: bands }], "salaryFrom", []).map(({ id }) => id),
  ).toEqual(["1000", "2000"]);
  const chosen = valuesShown([{ dimension: "salaryFrom", values: bands }], "salaryFrom", ["1500"]);
  expect(chosen.map(({ id }) => id)).toEqual(["1000", "1500", "2000"]);
  expect(valuesShown([{ dimension: "salaryFrom", values: bands.slice(1) }], "salaryFrom", [])).toEqual([]);
});

test("few results in a place say so and offer wider places", () => {
  open("query=kuhar&locations=Rab", {
    locations: [{ id: "1", name: "Rab" }],
    fullMatches: 41,
    widerPlaces: [
      { step: "county", names: ["Primorsko-goranska županija"], km: null, total: 60 },
      { step: "everywhere", names: [], km: null, total: 900 },
    ],
  });
  const few = within(screen.getByRole("region", { name: "Rab: samo 41 posao. Više ih je ovdje:" }));
  expect(few.getByRole("link", { name: "Primorsko-goranska županija: 60 poslova" })).toHaveAttribute(
    "href",
    "/pretraga-poslova?query=kuhar&locations=Primorsko-goranska+%C5%BEupanija",
  );
  expect(few.getByRole("link", { name: "Sva mjesta: 900 poslova" })).toBeInTheDocument();
});

test("ads that lack words do not count as results of a place", () => {
  open("query=kuhar+nedjeljom&locations=Rab", {
    locations: [{ id: "1", name: "Rab" }],
    givenUp: [{ words: ["nedjeljom"], total: 41 }],
    widerPlaces: [{ step: "everywhere", names: [], km: null, total: 9 }],
  });
  expect(
    screen.getByRole("region", { name: "Rab: nijedan posao sa svim riječima. Više ih je ovdje:" }),
  ).toBeVisible();
});

describe("active filters", () => {
  test("are chips above the list, each with a link that removes it", () => {
    open("query=kuhar&locations=3190261&employment=seasonal&salaryFrom=1500", {
      locations: [{ id: "3190261", name: "Split" }],
    });
    const chips = within(screen.getByRole("list", { name: "Odabrani filtri" }));
    expect(chips.getByRole("link", { name: "Ukloni filtar: Split" })).toHaveAttribute(
      "href",
      "/pretraga-poslova?query=kuhar&employment=seasonal&salaryFrom=1500",
    );
    expect(chips.getByRole("link", { name: "Ukloni filtar: Sezonski posao" })).toBeInTheDocument();
    expect(chips.getByRole("link", { name: /Od 1\.500/ })).toBeInTheDocument();
    expect(chips.getByRole("link", { name: "Ukloni filtre" })).toHaveAttribute(
      "href",
      "/pretraga-poslova?query=kuhar&locations=3190261",
    );
  });
});

describe("filters in words of the query", () => {
  const ADDRESS = "query=kuhar+na+neodređeno+Split+od+1.800+€";
  const UNDERSTOOD: JobSearch["understood"] = [
    {
      text: "na neodređeno",
      dimension: "employment",
      values: [{ id: "seasonal", name: "Sezonski posao" }],
      name: null,
    },
    { text: "Split", dimension: "locations", values: [{ id: "3190261", name: "Split" }], name: null },
    { text: "od 1.800 €", dimension: "salaryFrom", values: [{ id: "1800", name: "1800" }], name: null },
  ];
  const params = () => new URLSearchParams(where()?.split("?")[1]);
  const tick = (name: RegExp) => fireEvent.click(rail().getByRole("checkbox", { name }));

  test("are chips that say where they come from; without one its words leave the query", async () => {
    open(ADDRESS, { understood: UNDERSTOOD });
    const chips = within(screen.getByRole("list", { name: "Odabrani filtri" }));
    expect(chips.getAllByRole("link").map((chip) => chip.textContent)).toEqual([
      "Sezonski posao",
      "Split",
      "Od 1.800\u00a0€",
      "Ukloni filtre",
    ]);
    const chip = chips.getByRole("link", { name: "Ukloni filtar: Sezonski posao" });
    expect(chip).toHaveAccessibleDescription("Iz Vaših riječi: „na neodređeno”");
    await user.click(chip);
    expect(params().getAll("query")).toEqual(["kuhar Split od 1.800 €"]);
  });

  test("are cleared together with those chosen by hand; what and where stay", () => {
    open(`${ADDRESS}&employment=student`, { understood: UNDERSTOOD });
    expect(screen.getByRole("link", { name: "Ukloni filtre" })).toHaveAttribute(
      "href",
      "/pretraga-poslova?query=kuhar+Split",
    );
  });

  test("are ticked, and unticking one takes its words out of the query", async () => {
    open(ADDRESS, { understood: UNDERSTOOD });
    expect(rail().getByRole("checkbox", { name: /Sezonski/ })).toBeChecked();
    tick(/Sezonski/);
    await waitFor(() => expect(params().getAll("query")).toEqual(["kuhar Split od 1.800 €"]));
    expect(params().has("employment")).toBe(false);
  });

  test("become ticks beside another that is ticked, so that both are meant", async () => {
    open(ADDRESS, { understood: UNDERSTOOD });
    tick(/Studentski/);
    expect(rail().getByRole("checkbox", { name: /Sezonski/ })).toBeChecked();
    await waitFor(() => expect(params().getAll("employment")).toEqual(["seasonal", "student"]));
    expect(params().getAll("query")).toEqual(["kuhar Split od 1.800 €"]);
  });

  test("are replaced by another number", async () => {
    open(ADDRESS, { understood: UNDERSTOOD });
    fireEvent.click(rail().getByRole("radio", { name: /1\.500/ }));
    await waitFor(() => expect(params().get("salaryFrom")).toBe("1500"));
    expect(params().getAll("query")).toEqual(["kuhar na neodređeno Split"]);
  });

  test("a radius makes the place in words the place of the search", async () => {
    open(ADDRESS, { understood: UNDERSTOOD });
    fireEvent.change(rail().getByRole("combobox", { name: "Koliko daleko" }), { target: { value: "50" } });
    await waitFor(() => expect(params().getAll("locations")).toEqual(["3190261"]));
    expect([params().get("query"), params().get("radius")]).toEqual(["kuhar na neodređeno od 1.800 €", "50"]);
  });

  test("are sent as ticks alone without JavaScript", () => {
    open(ADDRESS, { understood: UNDERSTOOD });
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Filtri" });
    const sent = new FormData(form);
    expect(sent.getAll("query")).toEqual(["kuhar"]);
    expect([sent.getAll("locations"), sent.getAll("employment")]).toEqual([["3190261"], ["seasonal"]]);
  });

  test("are counted on the button of the filter sheet", () => {
    open(ADDRESS, { understood: UNDERSTOOD });
    expect(screen.getByRole("button", { name: /^Filtri/ })).toHaveTextContent("Filtri2");
  });

  test("a wider place replaces the place in words", () => {
    open(ADDRESS, {
      understood: UNDERSTOOD,
      fullMatches: 41,
      widerPlaces: [{ step: "radius", names: ["Split"], km: 50, total: 60 }],
    });
    expect(screen.getByRole("region", { name: /^Split: samo 41 posao/ })).toBeVisible();
    const wider = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /^Do 50/ }).href).searchParams;
    expect([wider.get("query"), wider.get("locations"), wider.get("radius")]).toEqual([
      "kuhar na neodređeno od 1.800 €",
      "3190261",
      "50",
    ]);
  });
});

test("an ambiguous value is labelled with its dimension", () => {
  open("licence=B", {
    filters: [{ dimension: "licence", values: [{ id: "B", name: "B" }] }],
  });
  expect(screen.getByRole("link", { name: "Ukloni filtar: Vozačka dozvola: B" })).toBeInTheDocument();
});

test("the sort order is part of the URL", async () => {
  open("query=kuhar");
  fireEvent.change(screen.getByRole("combobox", { name: "Poredaj" }), { target: { value: "salary" } });
  await waitFor(() => expect(where()).toBe("/pretraga-poslova?query=kuhar&sort=salary"));
});

describe("the filter sheet", () => {
  test("shows a live count and searches only on submit", async () => {
    open("query=kuhar");
    await user.click(screen.getByRole("button", { name: "Filtri" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filtri" }));
    expect(sheet.getByRole("button", { name: "Prikaži 41 posao" })).toBeInTheDocument();
    expect(requests).toEqual([]);
    await user.click(sheet.getByRole("checkbox", { name: /Sezonski/ }));
    await user.click(await sheet.findByRole("button", { name: "Prikaži 3 posla" }));
    await waitFor(() => expect(where()).toBe("/pretraga-poslova?query=kuhar&employment=seasonal"));
    expect(requests).toEqual(["?query=kuhar&employment=seasonal"]);
  });

  test("shows no count before it is known", async () => {
    server.use(http.get(`${API}/api/jobs/search`, () => HttpResponse.error()));
    open("query=kuhar");
    await user.click(screen.getByRole("button", { name: "Filtri" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filtri" }));
    await user.click(sheet.getByRole("checkbox", { name: /Sezonski/ }));
    expect(await sheet.findByRole("button", { name: "Prikaži poslove" })).toBeInTheDocument();
  });
});

test("the search links to its feed, in the page's language and sorted by newest", () => {
  open("query=kuhar&employment=seasonal&sort=salary");
  expect(screen.getByRole("link", { name: /RSS/ })).toHaveAttribute(
    "href",
    "/feeds/jobs.rss?query=kuhar&employment=seasonal&locale=hr",
  );
  const kinds = [...document.querySelectorAll("link[rel=alternate]")].map((link) =>
    link.getAttribute("type"),
  );
  expect(kinds).toEqual(["application/rss+xml", "application/atom+xml"]);
});

describe("notes on the interpreted search", () => {
  test("a corrected word is shown", () => {
    open("query=konbar", { corrected: [{ typed: "konbar", used: "konobar" }] });
    expect(screen.getByText(/Prikazani su rezultati za/)).toHaveTextContent(
      "Prikazani su rezultati za konobar umjesto za „konbar”.",
    );
  });

  test("jobs without some of the words are counted apart", () => {
    open("query=čistačica+školi", { fullMatches: 4, givenUp: [{ words: ["školi"], total: 37 }] });
    expect(screen.getByRole("heading", { level: 2, name: /riječima/ })).toHaveTextContent(
      "4 posla sa svim riječima, ispod još 37 bez neke od njih",
    );
  });

  test.each([
    [0, [{ words: ["školi"], total: 41 }]],
    [41, []],
  ])("where %i jobs have all words, the list alone says what is missing", (fullMatches, givenUp) => {
    open("query=čistačica+školi", { fullMatches, givenUp });
    expect(screen.getByRole("heading", { level: 2, name: "41 posao" })).toBeVisible();
  });

  test("an unknown place is named, and all places are a link away", () => {
    open("query=kuhar&locations=Nigdje&radius=25&employment=student", { unknownLocations: ["Nigdje"] });
    expect(screen.getByText("Ovo mjesto ne prepoznajemo: Nigdje")).toBeVisible();
    expect(screen.getByText(/Provjerite kako je napisano/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Traži svugdje" })).toHaveAttribute(
      "href",
      "/pretraga-poslova?query=kuhar&employment=student",
    );
  });

  test("an unknown place beside a known one can be removed", () => {
    open("query=kuhar&locations=Nigdje&locations=Split&radius=25", {
      unknownLocations: ["Nigdje"],
      locations: [{ id: "3190261", name: "Split" }],
    });
    expect(screen.getByRole("link", { name: "Ukloni iz pretrage" })).toHaveAttribute(
      "href",
      "/pretraga-poslova?query=kuhar&locations=Split&radius=25",
    );
  });

  test("without a known place the list of all places is announced once, and no steps are shown", () => {
    open("query=kuhar&locations=Nigdje", {
      unknownLocations: ["Nigdje"],
      wider: { tried: [], step: "everywhere", names: [], km: null, total: 7 },
    });
    expect(screen.getByText(/Ispod su poslovi iz svih mjesta/)).toBeVisible();
    expect(screen.queryByRole("list", { name: "Gdje smo tražili" })).not.toBeInTheDocument();
  });

  test("a misspelt place is shown as the one that was searched for", () => {
    open("query=kuhar&locations=Splt", {
      locations: [{ id: "3190261", name: "Split" }],
      corrected: [{ typed: "Splt", used: "Split" }],
      wider: { tried: [], step: "county", names: ["Splitsko-dalmatinska županija"], km: null, total: 2 },
    });
    expect(screen.getByRole("link", { name: "Ukloni filtar: Split" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Split: nema takvog posla" })).toBeVisible();
  });

  test("an island is named instead of all of its places", () => {
    const values = ["Supetar", "Bol"].map((name, at) => ({ id: String(at), name }));
    open("query=konobar+na+Braču", {
      understood: [{ text: "na Braču", dimension: "locations", values, name: "Brač" }],
      wider: { tried: [], step: "county", names: ["Splitsko-dalmatinska županija"], km: null, total: 2 },
    });
    expect(screen.getByRole("link", { name: "Ukloni filtar: Brač" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Brač: nema takvog posla" })).toBeVisible();
  });

  test("what a word may mean is offered as occupations with their jobs", () => {
    open("query=security&locations=Split", {
      locations: [{ id: "3190261", name: "Split" }],
      ambiguous: {
        words: "security",
        readings: [
          { id: "5414", name: "Zaštitari/zaštitarke", total: 9 },
          { id: "2529", name: "Stručnjaci za informacijsku sigurnost", total: 2 },
        ],
      },
    });
    const readings = within(screen.getByRole("region", { name: "„security” može značiti:" }));
    expect(readings.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Zaštitari/zaštitarke: 9 poslova",
      "Stručnjaci za informacijsku sigurnost: 2 posla",
    ]);
    expect(readings.getByRole("link", { name: /Zaštitari/ })).toHaveAttribute(
      "href",
      "/pretraga-poslova?query=security&locations=Split&positions=5414",
    );
  });

  test.each([
    [
      "county",
      "Primorsko-goranska županija",
      "/pretraga-poslova?query=kuhar&locations=Primorsko-goranska+%C5%BEupanija",
    ],
    ["radius", "Do 50 km oko mjesta Rab", "/pretraga-poslova?query=kuhar&locations=Rab&radius=50"],
    ["country", "Hrvatska", "/pretraga-poslova?query=kuhar&locations=Hrvatska"],
    ["everywhere", "Sva mjesta", "/pretraga-poslova?query=kuhar&locations=Rab&excludeLocations=true"],
  ] as const)("wider areas are shown step by step: %s", (step, label, address) => {
    const order = ["county", "radius", "country", "everywhere"] as const;
    const tried = order.slice(0, order.indexOf(step));
    const names = { county: [label], radius: ["Rab"], country: [label], everywhere: [] }[step];
    open("query=kuhar&locations=Rab", {
      locations: [{ id: "1", name: "Rab" }],
      wider: { tried, step, names, km: step === "radius" ? 50 : null, total: 14 },
    });
    const steps = within(screen.getByRole("list", { name: "Gdje smo tražili" }));
    expect(steps.getAllByRole("listitem")).toHaveLength(tried.length + 2);
    expect(steps.getByText(label)).toBeInTheDocument();
    expect(steps.getByRole("link", { name: "14 poslova" })).toHaveAttribute("href", address);
  });
});
