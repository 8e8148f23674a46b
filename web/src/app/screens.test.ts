import { expect, test } from "vitest";
import { isBuilt, ROUTE_IDS } from "@/routes/table";
import { screenFile } from "./screens";

const files = Object.keys(import.meta.glob("../features/*/pages/*Page.tsx"));

test("the route table has every screen, and only existing ones", () => {
  const named = ROUTE_IDS.filter(isBuilt).map(screenFile);
  expect(new Set(named)).toEqual(new Set(files));
});
