/** An item as the fields of its dialog, and back. Every field is a text there; empty ones are said as the API says them. */
import * as z from "zod/mini";
import { isBefore } from "@/shared/dates/partialDates";
import { LONGEST_NAME, optionalText, requiredText } from "@/shared/forms/fieldSchemas";
import type { SectionItem } from "../content";
import type { SectionId } from "../sections";
import { optionalWebAddress } from "../texts";
import { type FieldName, REQUIRED_FIELDS, SECTION_FORMS } from "./fields";

export interface ItemValues {
  readonly position: string;
  /** Code of the occupation that was chosen, as long as its name stands in `position`. */
  readonly positionCode: string;
  readonly employer: string;
  readonly institution: string;
  readonly orientation: string;
  readonly level: string;
  readonly place: string;
  readonly start: string;
  readonly end: string;
  readonly year: string;
  readonly name: string;
  readonly skillLevel: string;
  readonly language: string;
  readonly languageLevel: string;
  readonly description: string;
  readonly website: string;
}

/** The choice of no level: React Aria takes no empty key. */
export const NOT_STATED = "none";

export function valuesOf(item: SectionItem): ItemValues {
  const field = (name: string) => {
    const value = (item as unknown as Record<string, unknown>)[name];
    return value === undefined || value === null ? "" : String(value);
  };
  return {
    position: field("position"),
    positionCode: field("positionCode"),
    employer: field("employer"),
    institution: field("institution"),
    orientation: field("orientation"),
    level: field("level") || NOT_STATED,
    place: field("place"),
    start: field("start"),
    end: field("end"),
    year: field("year"),
    name: field("name"),
    skillLevel: field("level"),
    language: field("language"),
    languageLevel: field("level"),
    description: field("description"),
    website: field("website"),
  };
}

/** The item of that section which the values say; what its kind does not have is left out. */
export function itemOf(section: SectionId, values: ItemValues): SectionItem {
  const { empty } = SECTION_FORMS[section];
  const written: Record<string, unknown> = {};
  for (const [name, nothing] of Object.entries(empty)) {
    if (name === "kind" || name === "type") continue;
    const typed = values[formName(section, name)];
    const isNumber = name === "year" || (name === "level" && section === "education");
    if (typed === "" || typed === NOT_STATED) written[name] = nothing;
    else written[name] = isNumber ? Number(typed) : typed;
  }
  return { ...empty, ...written } as SectionItem;
}

function formName(section: SectionId, name: string): keyof ItemValues {
  if (name !== "level" || section === "education") return name as keyof ItemValues;
  return section === "languages" ? "languageLevel" : "skillLevel";
}

/** For the API's errors: `item.level` is `skillLevel` in the dialog of a skill. */
export function fieldNames(section: SectionId): Record<string, keyof ItemValues> {
  const names = Object.keys(SECTION_FORMS[section].empty);
  return Object.fromEntries(names.map((name) => [`item.${name}`, formName(section, name)]));
}

export function itemSchema(section: SectionId) {
  const { fields, longestDescription } = SECTION_FORMS[section];
  const line = (name: FieldName) =>
    fields.includes(name) && REQUIRED_FIELDS.includes(name) ? requiredText(LONGEST_NAME) : optionalText();
  return z
    .object({
      position: line("position"),
      positionCode: z.string(),
      employer: optionalText(),
      institution: line("institution"),
      orientation: optionalText(),
      level: z.string(),
      place: optionalText(),
      start: z.string(),
      end: z.string(),
      year: z.string(),
      name: line("name"),
      skillLevel: line("skillLevel"),
      language: line("language"),
      languageLevel: line("languageLevel"),
      description: optionalText(longestDescription),
      website: optionalWebAddress(),
    })
    .check(
      z.refine<{ start: string; end: string }>(
        ({ start, end }) => start === "" || end === "" || !isBefore(end, start),
        { path: ["end"], error: "END_BEFORE_START" },
      ),
    );
}
