import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { aJob, aList, NO_USER_INFO } from "@/testing/jobs";
import { API, NOON, show } from "@/testing/show";
import { user } from "@/testing/user";
import { InfiniteJobList } from "./InfiniteJobList";
import { JobCard } from "./JobCard";

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("title; employer and place on one line; salary, type and hours on the next; then the age", () => {
  show(<JobCard job={aJob()} />);
  expect(within(screen.getByRole("heading")).getByRole("link")).toHaveAttribute("href", "/posao/7/kuhar");
  expect(lines()).toEqual([
    "Slano & Slatko · Split",
    "1.200 – 1.500\u00a0€ bruto/mj. · Na neodređeno · Puno radno vrijeme",
    "prije 3 dana",
  ]);
  expect(screen.getByText("prije 3 dana")).toHaveAttribute("datetime", "2026-11-18T12:00:00Z");
});

test.each([
  ["gross", "hour", "12\u00a0€ bruto/h"],
  ["net", "month", "12\u00a0€ neto/mj."],
] as const)("a salary always says whether it is %s", (tax, period, shown) => {
  show(
    <JobCard
      job={aJob({
        salary: { currency: "EUR", minimum: 12, maximum: 12, period, tax },
        employment: null,
        workingTime: null,
      })}
    />,
  );
  expect(lines()[1]).toBe(shown);
});

test("the other side of the salary stands beside it, marked as an estimate, and leads to its calculation", () => {
  const salaryEstimate = {
    minimum: 933.4,
    maximum: 1120,
    tax: "net",
    year: 2026,
    municipality: "4090",
  } as const;
  show(<JobCard job={aJob({ salaryEstimate })} />);
  expect(lines()[1]).toBe(
    "1.200 – 1.500\u00a0€ bruto/mj. · procjena: 933 – 1.120\u00a0€ neto · Na neodređeno · Puno radno vrijeme",
  );
  const link = screen.getByRole("link", { name: "procjena: 933 – 1.120\u00a0€ neto" });
  expect(link.getAttribute("href")).toBe(
    "/kalkulator/izracun-place?amount=1200&municipality=4090&year=2026&amount2=1500",
  );
});

test("links to the job in the page's language and names the ad's language", () => {
  show(<JobCard job={aJob({ language: "en" })} />, { locale: "mk" });
  expect(screen.getByRole("link")).toHaveAttribute("href", "/mk/rabota/7/kuhar");
  expect(screen.getByRole("heading")).toHaveAttribute("lang", "en");
});

test("names no language where that of the ad is unknown", () => {
  show(<JobCard job={aJob({ language: "und" })} />);
  expect(screen.getByRole("heading")).not.toHaveAttribute("lang");
});

test("without a place the work mode is shown", () => {
  show(
    <JobCard
      job={aJob({ location: "", workMode: "remote", salary: null, employment: null, workingTime: null })}
    />,
  );
  expect(lines()).toEqual(["Slano & Slatko · Rad na daljinu", "prije 3 dana"]);
});

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOON + days * DAY).toISOString();

describe("one pill at most, the one that matters most", () => {
  const APPLIED = { ...NO_USER_INFO, isNew: true, appliedAt: "2026-11-20T09:00:00Z", applicationId: "01" };
  const NEW = { ...NO_USER_INFO, isNew: true };
  const PILLS = /Prijava poslana|Prijave još|Novo|Izdvojeno|Istaknuto|više nije aktivan/;

  test.each([
    ["closed", { isActive: false, userInfo: APPLIED }, "Oglas više nije aktivan"],
    ["applied", { userInfo: APPLIED, applyUntil: inDays(1) }, "Prijava poslana"],
    ["closing today", { userInfo: NEW, applyUntil: inDays(0.2) }, "Prijave još danas"],
    ["closing tomorrow", { userInfo: NEW, applyUntil: inDays(0.9) }, "Prijave još 1 dan"],
    ["closing in three days", { userInfo: NEW, applyUntil: inDays(3) }, "Prijave još 3 dana"],
    ["closing later", { userInfo: NEW, applyUntil: inDays(4) }, "Novo"],
    ["new and paid", { userInfo: NEW, format: "EXCLUSIVE" }, "Novo"],
    ["paid", { format: "EXCLUSIVE" }, "Izdvojeno"],
    ["highlighted", { format: "HIGHLIGHTED" }, "Istaknuto"],
    ["ordinary", {}, undefined],
    ["new, but read", { userInfo: { ...NEW, isSeen: true } }, undefined],
  ])("%s", (_, change, pill) => {
    show(<JobCard job={aJob(change)} />);
    const shown = screen.queryAllByText(PILLS).map(({ textContent }) => textContent);
    expect(shown).toEqual(pill === undefined ? [] : [pill]);
  });
});

test("a demo job is labelled beside any pill", () => {
  show(<JobCard job={aJob({ demo: "invented", userInfo: { ...NO_USER_INFO, isNew: true } })} />);
  expect(lines().at(-1)).toBe("Primjer · Novo");
});

test("a job that was read says so instead of its age", () => {
  show(<JobCard job={aJob({ userInfo: { ...NO_USER_INFO, isSeen: true } })} />);
  expect(lines().at(-1)).toBe("Pogledano");
});

describe("the save button", () => {
  const requests: string[] = [];
  const server = setupServer(
    http.all(`${API}/api/me/saved-jobs/7`, ({ request }) => {
      requests.push(request.method);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${API}/api/jobs/search`, () => HttpResponse.json(aList([aJob()]))),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    server.resetHandlers();
    requests.length = 0;
    for (const { id } of toasts.read()) toasts.dismiss(id);
  });
  afterAll(() => server.close());
  const heart = () => screen.findByRole("button", { name: "Spremi posao: Kuhar / Kuharica" });

  test("saves the job optimistically in the cached list", async () => {
    show(
      <>
        <InfiniteJobList filters={{}} to={() => "/"} />
        <ToastRegion />
      </>,
    );
    await user.click(await heart());
    expect(await screen.findByRole("link", { name: "Vaši spremljeni poslovi" })).toHaveAttribute(
      "href",
      "/moj-profil/spremljeni-poslovi",
    );
    expect(screen.getByText("Spremljeno u ovom pregledniku")).toBeVisible();
    expect(
      screen.getByText("Za to koristimo kolačić. S računom su spremljeni poslovi na svim Vašim uređajima."),
    ).toBeVisible();
    await waitFor(async () => expect(await heart()).toHaveAttribute("aria-pressed", "true"));
    expect(lines().slice(1), "nothing else on the card changes, so that it does not jump").toEqual([
      "Slano & Slatko · Split",
      "1.200 – 1.500\u00a0€ bruto/mj. · Na neodređeno · Puno radno vrijeme",
      "prije 3 dana",
    ]);
    await user.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveAttribute("aria-pressed", "false"));
    await waitFor(() => expect(requests).toEqual(["PUT", "DELETE"]));
  });

  test("speaks of no cookie to somebody with an account", async () => {
    show(
      <>
        <InfiniteJobList filters={{}} to={() => "/"} />
        <ToastRegion />
      </>,
      { account: aPerson() },
    );
    await user.click(await heart());
    expect(await screen.findByText("Spremljeno")).toBeVisible();
    expect(screen.queryByText(/kolačić/)).not.toBeInTheDocument();
  });

  test("reverts on failure and reports it", async () => {
    server.use(
      http.put(`${API}/api/me/saved-jobs/7`, () =>
        HttpResponse.json({ code: "TOO_MANY_SAVED_JOBS" }, { status: 409 }),
      ),
    );
    show(
      <>
        <InfiniteJobList filters={{}} to={() => "/"} />
        <ToastRegion />
      </>,
    );
    await user.click(await heart());
    expect(await screen.findByText("Posao nije spremljen")).toBeInTheDocument();
    await waitFor(async () => expect(await heart()).toHaveAttribute("aria-pressed", "false"));
  });
});

describe("a click, with a split view", () => {
  const click = async (isWide: boolean) => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isWide } as MediaQueryList);
    show(
      <>
        <JobCard job={aJob()} list="list=search&query=kuhar" />
        <CurrentAddress />
      </>,
    );
    await user.click(screen.getByRole("link", { name: "Kuhar / Kuharica" }));
    return screen.getByTestId("where").textContent;
  };
  afterEach(() => vi.restoreAllMocks());

  test("opens the split view on a wide screen", async () => {
    expect(await click(true)).toBe("/posao/7/kuhar?list=search&query=kuhar");
  });

  test("opens the job page on a small one", async () => {
    expect(await click(false)).toBe("/posao/7/kuhar");
  });
});
