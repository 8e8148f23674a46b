import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "@/testing/show";
import { Preloading } from "./preloading";
import { RouteLink } from "./RouteLink";

const load = vi.fn(async () => {});

afterEach(() => {
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

test("the page's code is preloaded on hover or focus", () => {
  const link = shownLink();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  expect(load.mock.calls).toEqual([["jobSearch"], ["jobSearch"]]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }])("nothing is preloaded on %j", (connection) => {
  vi.stubGlobal("navigator", { ...navigator, connection });
  fireEvent.pointerEnter(shownLink());
  expect(load).not.toHaveBeenCalled();
});
