import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { JobPlace } from "@/shared/api/generated";
import { show } from "@/testing/show";
import { OUTLINES } from "./outlines";
import { PlaceMap } from "./PlaceMap";
import { project } from "./projection";

const ROVINJ: JobPlace = {
  placeId: "3191518",
  name: "Rovinj",
  region: "Istarska županija",
  country: "HR",
  lat: 45.08,
  lng: 13.64,
};
const DUBROVNIK: JobPlace = { ...ROVINJ, placeId: "3201047", name: "Dubrovnik", lat: 42.65, lng: 18.09 };

test("places of one country are drawn and named for screen readers", () => {
  const { container } = show(<PlaceMap places={[ROVINJ, DUBROVNIK]} />);
  expect(screen.getByRole("img", { name: "Karta: Rovinj, Dubrovnik" })).toBeInTheDocument();
  expect(container.querySelectorAll("g")).toHaveLength(2);
});

test("west is left of east, and capitals lie inside their countries", () => {
  expect(project(45.08, 13.64).x).toBeLessThan(project(42.65, 18.09).x);
  const capitals: Record<string, [number, number]> = {
    HR: [45.815, 15.978],
    SI: [46.051, 14.505],
    BA: [43.848, 18.356],
    MK: [41.996, 21.432],
  };
  for (const [country, [lat, lng]] of Object.entries(capitals)) {
    const { x, y } = project(lat, lng);
    const [left, top, right, bottom] = OUTLINES[country]?.box ?? [0, 0, 0, 0];
    expect([x > left, x < right, y > top, y < bottom]).toEqual([true, true, true, true]);
  }
});

test("without an outline there is no map", () => {
  const nothing = [
    [{ ...ROVINJ, country: "US" }],
    [{ ...ROVINJ, lat: null }],
    [ROVINJ, { ...ROVINJ, country: "SI" }],
    [],
  ];
  for (const places of nothing) {
    const { container, unmount } = show(<PlaceMap places={places} />);
    expect(container.querySelector("svg")).toBeNull();
    unmount();
  }
});
