import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { aJob, aList, NO_USER_INFO } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { InfiniteJobList } from "./InfiniteJobList";
import { JobCard } from "./JobCard";

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("title, employer, place and salary have separate lines", () => {
  show(<JobCard job={aJob()} />);
  expect(within(screen.getByRole("heading")).getByRole("link")).toHaveAttribute("href", "/posao/7/kuhar");
  expect(lines()).toEqual(["Slano & Slatko", "Split", "1.200 – 1.500\u00a0€ bruto mjesečno"]);
  expect(screen.getByText("prije 3 dana")).toHaveAttribute("datetime", "2026-11-18T12:00:00Z");
  expect(screen.getByText("Prijava do 7. 12. 2026.")).toBeInTheDocument();
});

test("links to the job in the page's language and names the ad's language", () => {
  show(<JobCard job={aJob({ language: "en" })} />, { locale: "mk" });
  expect(screen.getByRole("link")).toHaveAttribute("href", "/mk/rabota/7/kuhar");
  expect(screen.getByRole("heading")).toHaveAttribute("lang", "en");
});

test("without a place the work mode is shown", () => {
  show(<JobCard job={aJob({ location: "", workMode: "remote", salary: null })} />);
  expect(lines()).toEqual(["Slano & Slatko", "Rad na daljinu"]);
});

test("promoted and demo jobs are labelled", () => {
  show(
    <JobCard
      job={aJob({ format: "EXCLUSIVE", demo: "invented", userInfo: { ...NO_USER_INFO, isNew: true } })}
    />,
  );
  for (const label of ["Novo", "Izdvojeno", "Primjer"]) expect(screen.getByText(label)).toBeInTheDocument();
});

test("a closed job says so and shows no closing date", () => {
  show(<JobCard job={aJob({ isActive: false, userInfo: { ...NO_USER_INFO, isNew: true } })} />);
  expect(screen.getByText("Oglas više nije aktivan")).toBeInTheDocument();
  expect(screen.queryByText(/Prijava do/)).not.toBeInTheDocument();
  expect(screen.queryByText("Novo")).not.toBeInTheDocument();
});

test("the user's actions are shown as text", () => {
  const userInfo = { isNew: true, isSeen: true, isSaved: true, appliedAt: null, applicationId: null };
  const { unmount } = show(<JobCard job={aJob({ userInfo })} />);
  for (const mark of ["Pogledano", "Spremljeno"]) expect(screen.getByText(mark)).toBeInTheDocument();
  expect(screen.queryByText("Novo")).not.toBeInTheDocument();
  unmount();
  show(
    <JobCard
      job={aJob({ userInfo: { ...userInfo, appliedAt: "2026-11-20T09:00:00Z", applicationId: "01" } })}
    />,
  );
  expect(screen.getByText("Prijavili ste se 20. 11. 2026.")).toBeInTheDocument();
  expect(screen.queryByText("Pogledano")).not.toBeInTheDocument();
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
  });
  afterAll(() => server.close());
  const heart = () => screen.findByRole("button", { name: "Spremi posao: Kuhar / Kuharica" });

  test("saves the job optimistically in the cached list", async () => {
    show(<InfiniteJobList filters={{}} to={() => "/"} />);
    await user.click(await heart());
    expect(await screen.findByText("Spremljeno")).toBeInTheDocument();
    expect(await heart()).toHaveAttribute("aria-pressed", "true");
    await user.click(await heart());
    await waitFor(() => expect(screen.queryByText("Spremljeno")).not.toBeInTheDocument());
    await waitFor(() => expect(requests).toEqual(["PUT", "DELETE"]));
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
    expect(await heart()).toHaveAttribute("aria-pressed", "false");
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
