import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SearchField } from "@/features/search/components/SearchField";
import type { PayCalculation, SalaryComparison } from "@/shared/api/generated";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { OtherSalaries } from "./OtherSalaries";
import { PayComparisonBox } from "./PayComparisonBox";

const FOUND = {
  step: "place",
  area: { id: "3190261", name: "Split" },
  ads: 23,
  hasDemo: false,
  currency: "EUR",
  gross: { lowerQuartile: 1200, median: 1450, upperQuartile: 1600 },
  net: { lowerQuartile: 960, median: 1125, upperQuartile: 1220 },
} as const;
const COMPARISON: SalaryComparison = {
  position: { id: "5131", name: "Konobari/konobarice" },
  location: { id: "3190261", name: "Split" },
  fewestAds: 5,
  fewestEmployers: 3,
  months: 12,
  tried: [],
  found: FOUND,
};

let answer = COMPARISON;
let asked: string[] = [];
const server = setupServer(
  http.get(`${API}/api/jobs/salaries`, ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json(answer);
  }),
  http.get(`${API}/api/suggestions/what`, ({ request }) => {
    const isWaiter = new URL(request.url).searchParams.get("prefix")?.startsWith("konobar");
    const titles = [
      { kind: "title", id: null, text: "Konobar na doručku" },
      { kind: "position", id: "5131", text: "Konobari/konobarice" },
      { kind: "employer", id: "7", text: "Konobarska zadruga" },
    ];
    return HttpResponse.json({ items: isWaiter ? titles : [] });
  }),
  http.get(`${API}/api/suggestions/where`, ({ request }) => {
    const isSplit = new URL(request.url).searchParams.get("prefix")?.startsWith("Split");
    const places = [{ kind: "place", id: "3190261", name: "Split", region: null, country: "Hrvatska" }];
    return HttpResponse.json({ items: isSplit ? places : [] });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  answer = COMPARISON;
  asked = [];
});
afterAll(() => server.close());

// The plain fields are replaced when the browser is idle.
const what = () => screen.findByRole("combobox", { name: "Zanimanje" });
const where = () => screen.findByRole("combobox", { name: "Mjesto ili županija" });
const compare = () => user.click(screen.getByRole("button", { name: "Usporedite" }));

test("a typed occupation and place are compared as their first suggestions", async () => {
  show(<PayComparisonBox SearchField={SearchField} />);
  await user.type(await what(), "konobar");
  await user.type(await where(), "Split");
  await compare();
  expect(await screen.findByRole("heading", { level: 3, name: "Konobari/konobarice, Split" })).toBeVisible();
  expect(asked).toEqual(["?position=5131&location=3190261"]);
  expect(screen.getByText("Polovica oglasa nudi od 960 € do 1.220 €.")).toBeVisible();
  expect(screen.getByText("Polovica oglasa nudi od 1.200 € do 1.600 €.")).toBeVisible();
  expect(screen.getAllByText("1.125 €").length).toBe(1);
  expect(screen.getByText(/^Prema 23 oglasa iz posljednjih 12 mjeseci/)).toBeVisible();
  expect(screen.queryByText(/izmišljenih/)).toBeNull();
  expect(screen.getByRole("link", { name: "Otvoreni oglasi" })).toHaveAttribute(
    "href",
    "/pretraga-poslova?positions=5131&locations=3190261",
  );
  expect(screen.getByRole("link", { name: "Izračun plaće" })).toHaveAttribute(
    "href",
    "/kalkulator/izracun-place?position=5131&location=3190261",
  );
});

test("an occupation alone is compared in the home country, and nothing without one", async () => {
  show(<PayComparisonBox SearchField={SearchField} />);
  const field = await what();
  await compare();
  expect(field).toHaveFocus();
  expect(asked).toEqual([]);
  await user.type(await what(), "konobar");
  await compare();
  await waitFor(() => expect(asked).toEqual(["?position=5131"]));
});

test("only occupations are suggested", async () => {
  show(<PayComparisonBox SearchField={SearchField} />);
  const field = await what();
  await user.type(field, "konobar");
  const options = within(await screen.findByRole("listbox")).getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual(["Konobari/konobarice"]);
  await user.click(options[0] as HTMLElement);
  await compare();
  await waitFor(() => expect(asked).toEqual(["?position=5131"]));
});

test.each([
  ["konobar", "Atlantida", /Odaberite mjesto s popisa/],
  ["vitez", "Split", /Odaberite zanimanje s popisa/],
])("%s in %s is asked for again", async (occupation, place, said) => {
  show(<PayComparisonBox SearchField={SearchField} />);
  await user.type(await what(), occupation);
  await user.type(await where(), place);
  await compare();
  expect(await screen.findByText(said)).toBeVisible();
  expect(asked).toEqual([]);
});

test("too few ads show no figure, and how many it takes", async () => {
  answer = { ...COMPARISON, tried: ["place", "county", "country"], found: null };
  show(<PayComparisonBox SearchField={SearchField} />);
  await user.type(await what(), "konobar");
  await compare();
  expect(await screen.findByText("Još nema dovoljno oglasa")).toBeVisible();
  expect(screen.getByText(/barem 5 oglasa s plaćom, od barem 3 različita poslodavca/)).toBeVisible();
  expect(screen.queryByText(/€/)).toBeNull();
});

test("a wider area, invented ads and one side alone are said", async () => {
  const area = { id: "HR-15", name: "Splitsko-dalmatinska županija" };
  answer = {
    ...COMPARISON,
    tried: ["place"],
    found: { ...FOUND, step: "county", area, hasDemo: true, net: null },
  };
  show(<PayComparisonBox SearchField={SearchField} />);
  await user.type(await what(), "konobar");
  await compare();
  expect(
    await screen.findByText("Split: nema dovoljno oglasa, pa su ovo plaće za šire područje."),
  ).toBeVisible();
  expect(screen.getByText(/izmišljenih/)).toBeVisible();
  expect(screen.getByText(/preračunavamo samo za Hrvatsku/)).toBeVisible();
  expect(screen.queryByText("Neto mjesečno")).toBeNull();
});

const OWN = { gross: "1500.00", net: "1150.40" } as PayCalculation;

test("on the calculator's page the address is compared, and the reader's own pay stands among the others", async () => {
  show(<OtherSalaries calculation={OWN} SearchField={SearchField} />, {
    address: "/?amount=1500&position=5131&location=3190261",
  });
  expect(await screen.findByText("Vaš izračun: 1.150 €")).toBeVisible();
  expect(screen.getByText("Vaš izračun: 1.500 €")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Izračun plaće" })).toBeNull();
  const kept = document.querySelector<HTMLInputElement>('input[type="hidden"][name="amount"]');
  expect(kept?.value).toBe("1500");
});
