import { expect, test } from "vitest";
import { aJobDetail } from "@/testing/applications";
import { similarSearch } from "./similarSearch";

const SPLIT = { placeId: "3190261", name: "Split", region: null, country: "HR", lat: 43.5, lng: 16.4 };
const ELSEWHERE = { ...SPLIT, placeId: null, name: "Na terenu" };

test("a job's occupation and its first known place", () => {
  expect(similarSearch(aJobDetail({ places: [ELSEWHERE, SPLIT] }))).toEqual({
    filters: { positions: ["5120"], locations: ["3190261"] },
    names: ["Kuhari", "Split"],
  });
});

test("without an occupation its category, without a place everywhere", () => {
  const job = aJobDetail({ position: null, categories: [{ id: "7", name: "Turizam" }] });
  expect(similarSearch(job)).toEqual({ filters: { category: ["7"] }, names: ["Turizam"] });
});

test("nothing where the ad says nothing of the work", () => {
  expect(similarSearch(aJobDetail({ position: null, places: [SPLIT] }))).toBeUndefined();
});
