import { act, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aJobDetail } from "@/testing/applications";
import { API, show } from "@/testing/show";
import { chosenWay, externalWays } from "../externalWays";
import { Countdown } from "./Countdown";

const server = setupServer(
  http.post(`${API}/api/track-page-visit`, () => new HttpResponse(null, { status: 204 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TARGET = "https://posao.example/kuhar";
const WAYS = [
  { type: "quick", target: "" },
  { type: "external-form", target: "https://obrasci.example/1" },
  { type: "external-link", target: TARGET },
] as const;

function count() {
  const leave = vi.fn();
  const job = aJobDetail();
  const { unmount } = show(
    <Countdown job={job} way={{ type: "external-link", target: TARGET }} leave={leave} />,
  );
  return { leave, unmount };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("opens the employer's page after five seconds, not before", async () => {
  const { leave } = count();
  expect(screen.getByRole("timer")).toHaveTextContent("za 5 sekundi");
  await pass(4_500);
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole("timer")).toHaveTextContent("za 1 sekundu");
  await pass(1_500);
  expect(leave).toHaveBeenCalledExactlyOnceWith(TARGET);
});

test("opens it at once on request", async () => {
  const { leave } = count();
  const link = screen.getByRole("link", { name: "Otvori posao.example odmah" });
  expect(link).toHaveAttribute("href", TARGET);
  fireEvent.click(link);
  await pass(500);
  expect(leave).toHaveBeenCalledExactlyOnceWith(TARGET);
});

test("does not open it once cancelled", async () => {
  const { leave } = count();
  await pass(4_900);
  const stay = screen.getByRole("link", { name: "Ostani ovdje" });
  expect(stay).toHaveAttribute("href", "/posao/7/kuhar");
  fireEvent.click(stay);
  await pass(10_000);
  expect(leave).not.toHaveBeenCalled();
});

test("the target is the job's, and only an HTTP URL", () => {
  const job = aJobDetail({ applicationWays: [...WAYS] });
  expect(chosenWay(job, "external-link")?.target).toBe(TARGET);
  expect(chosenWay(job, "https://evil.example")?.type).toBe("external-form");
  expect(
    externalWays(aJobDetail({ applicationWays: [{ type: "external-link", target: "javascript:alert(1)" }] })),
  ).toEqual([]);
});
