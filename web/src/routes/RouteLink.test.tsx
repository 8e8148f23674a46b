import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROUTER_WAIT } from "@/shared/constants";
import { show } from "@/testing/show";
import { Preloading } from "./preloading";
import { RouteLink } from "./RouteLink";

const load = vi.fn(async () => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  load.mockClear();
  vi.unstubAllGlobals();
});

function shownLink() {
  show(
    <Preloading value={load}>
      <RouteLink route="jobSearch" search={{ query: "kuhar" }}>
        Traži
      </RouteLink>
    </Preloading>,
    { locale: "en" },
  );
  return screen.getByRole("link");
}

test("links to the route in the page's language", () => {
  expect(shownLink()).toHaveAttribute("href", "/en/job-search?query=kuhar");
});

test("leads to a part of the page", () => {
  show(
    <RouteLink route="educations" part="europass">
      Europass
    </RouteLink>,
    { locale: "sl" },
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "/sl/izobrazevanje#europass");
});

test.each([
  ["pointer", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["focus", fireEvent.focus, fireEvent.blur],
])("the page's code is preloaded once the %s rests on the link", (_, enter, leave) => {
  const link = shownLink();
  enter(link);
  vi.advanceTimersByTime(ROUTER_WAIT - 1);
  leave(link);
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  enter(link);
  vi.advanceTimersByTime(ROUTER_WAIT);
  expect(load.mock.calls).toEqual([["jobSearch"]]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }])("nothing is preloaded on %j", (connection) => {
  vi.stubGlobal("navigator", { ...navigator, connection });
  fireEvent.pointerEnter(shownLink());
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
});
