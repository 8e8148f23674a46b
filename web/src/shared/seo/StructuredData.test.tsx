import { expect, test } from "vitest";
import { show } from "@/testing/show";
import { StructuredData } from "./StructuredData";

const script = () => document.querySelector("script[type='application/ld+json']");

test("a text cannot end the script element", () => {
  show(<StructuredData data={{ "@type": "Thing", name: "</script><b>Kuhar" }} />);
  expect(script()?.textContent).not.toContain("<");
  expect(JSON.parse(script()?.textContent ?? "")).toHaveProperty("name", "</script><b>Kuhar");
});

test("what has no value is left out at every depth, false and 0 are values", () => {
  const data = {
    a: undefined,
    b: null,
    c: "",
    d: [],
    e: [null, { f: undefined, g: 0 }],
    h: { i: false, j: null },
  };
  show(<StructuredData data={data} />);
  expect(JSON.parse(script()?.textContent ?? "")).toEqual({
    "@context": "https://schema.org",
    e: [{ g: 0 }],
    h: { i: false },
  });
});
