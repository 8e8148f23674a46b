import { expect, test } from "vitest";
import { aJobHeld, aSchool } from "@/testing/cvs";
import type { SectionItem } from "../content";
import { SECTIONS, sectionOf } from "../sections";
import { SECTION_FORMS } from "./fields";
import { fieldNames, itemOf, itemSchema, valuesOf } from "./itemForm";

const FULL: SectionItem[] = [
  aJobHeld("Kuharica", { positionCode: "5120", end: "2021-03-31", website: "https://kotva.hr/" } as never),
  { ...aJobHeld("Trenerica"), kind: "volunteering" } as SectionItem,
  aSchool("Ekonomski fakultet", { level: 7, orientation: "Marketing", start: "2010" } as never),
  {
    kind: "additional-education",
    institution: "HGK",
    orientation: "Sommelier",
    start: null,
    end: "2020",
    description: "",
    website: null,
  },
  { kind: "skill", type: "digital", name: "Excel", level: "professional", description: "Pivot" },
  { kind: "skill", type: "other", name: "Vođenje", level: "basic", description: "" },
  { kind: "language", language: "de", level: "native", description: "" },
  { kind: "project", name: "Jelovnik", start: "2020-02", end: null, description: "", website: null },
  { kind: "award", name: "Zlatna kuhača", year: 2019, description: "" },
  { kind: "conference", name: "Gastro", year: null, description: "Izlaganje" },
  { kind: "bibliography", name: "Riba", year: 2022, description: "", website: "https://riba.hr/" },
];

test("an item is the same after its dialog", () => {
  expect(new Set(FULL.map(sectionOf))).toEqual(new Set(SECTIONS));
  for (const item of FULL) {
    const section = sectionOf(item);
    expect(itemOf(section, valuesOf(item))).toEqual(item);
    expect(itemSchema(section).safeParse(valuesOf(item)).success, item.kind).toBe(true);
    expect(itemSchema(section).parse(valuesOf(item))).toEqual(valuesOf(item));
  }
});

test("an empty item lacks what it must have, and nothing else is wrong", () => {
  const missing = (section: (typeof SECTIONS)[number]) =>
    itemSchema(section)
      .safeParse(valuesOf(SECTION_FORMS[section].empty))
      .error?.issues.map(({ path, message }) => `${path.join()} ${message}`);
  expect(missing("work")).toEqual(["position REQUIRED_INPUT"]);
  expect(missing("education")).toEqual(["institution REQUIRED_INPUT"]);
  expect(missing("languages")).toEqual(["language REQUIRED_INPUT"]);
  for (const section of SECTIONS) expect(missing(section), section).toHaveLength(1);
});

test.each([
  ["2019", "2018", false],
  ["2019-05", "2019", true],
  ["2019-05", "2019-04", false],
  ["2019-05-02", "2019-05-01", false],
  ["2019", "", true],
])("from %s to %s", (start, end, isValid) => {
  const values = { ...valuesOf(aJobHeld("Kuhar")), start, end };
  const { error } = itemSchema("work").safeParse(values);
  expect(error?.issues.map(({ path, message }) => [path, message]) ?? []).toEqual(
    isValid ? [] : [[["end"], "END_BEFORE_START"]],
  );
});

test("the comment on a skill is shorter than other texts", () => {
  const values = { ...valuesOf(SECTION_FORMS["other-skills"].empty), name: "Vođenje" };
  const check = (section: "other-skills" | "awards", length: number) =>
    itemSchema(section).safeParse({ ...values, description: "a".repeat(length) }).success;
  expect([check("other-skills", 500), check("other-skills", 501), check("awards", 501)]).toEqual([
    true,
    false,
    true,
  ]);
});

test("the API's field names are those of the dialog", () => {
  expect(fieldNames("other-skills")).toMatchObject({ "item.level": "skillLevel", "item.name": "name" });
  expect(fieldNames("languages")["item.level"]).toBe("languageLevel");
  expect(fieldNames("education")["item.level"]).toBe("level");
});
