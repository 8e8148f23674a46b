/** The address of a calculation: its fields, and the terms that the API takes. */
import type { PayTerms } from "@/shared/api/generated";
import { decimalOf } from "./decimalInput";

/** A year whose rules are known. */
export type Year = PayTerms["year"];
export type PayKind = "salary" | "royalty" | "service";

/** Every field of the form as its text; empty when it was left out. The names are those in the address. */
export interface Fields {
  readonly amount: string;
  readonly direction: "gross-to-net" | "net-to-gross";
  readonly year: string;
  /** "early": January and February, before the rates of 2025 changed. */
  readonly period: "" | "early";
  readonly municipality: string;
  readonly lowerRate: string;
  readonly higherRate: string;
  readonly children: string;
  readonly dependants: string;
  readonly disability: "none" | "partial" | "full";
  readonly age: "" | "25" | "30";
  readonly pillar: "" | "first";
  readonly areaRelief: "" | "yes" | "no";
  readonly firstJob: boolean;
  readonly artist: boolean;
  /** The second offer; what it leaves out is as in the first. */
  readonly amount2: string;
  readonly year2: string;
  readonly municipality2: string;
}

/** Zagreb, where most people work; only before anything was chosen. */
const DEFAULT_MUNICIPALITY = "1333";
const CHANGED_WITHIN = "2025";
const LAST_MONTH = { early: 2, "": 12 } as const;

export const hasEarlyPeriod = (year: string) => year === CHANGED_WITHIN;

export function fieldsOf(address: URLSearchParams): Fields {
  const text = (name: string) => (address.get(name) ?? "").trim().slice(0, 20);
  const one = <const Value extends string>(name: string, values: readonly Value[], fallback: Value): Value =>
    values.find((value) => value === text(name)) ?? fallback;
  const isUntouched = !address.has("amount");
  return {
    amount: text("amount"),
    direction: one("direction", ["gross-to-net", "net-to-gross"], "gross-to-net"),
    year: text("year"),
    period: one("period", ["early"], "" as "early"),
    municipality: text("municipality") || (isUntouched ? DEFAULT_MUNICIPALITY : ""),
    lowerRate: text("lowerRate"),
    higherRate: text("higherRate"),
    children: text("children"),
    dependants: text("dependants"),
    disability: one("disability", ["none", "partial", "full"], "none"),
    age: one("age", ["25", "30"], "" as "25"),
    pillar: one("pillar", ["first"], "" as "first"),
    areaRelief: one("areaRelief", ["yes", "no"], "" as "yes"),
    firstJob: text("firstJob") !== "",
    artist: text("artist") !== "",
    amount2: text("amount2"),
    year2: text("year2"),
    municipality2: text("municipality2"),
  };
}

/** The terms of the calculation, or undefined while there is no amount. */
export function termsOf(kind: PayKind, fields: Fields, years: readonly Year[]): PayTerms | undefined {
  const amount = decimalOf(fields.amount);
  const year = years.find((each) => String(each) === fields.year) ?? years[0];
  if (amount === undefined || year === undefined) return undefined;
  const shared: PayTerms = {
    year,
    month: hasEarlyPeriod(String(year)) ? LAST_MONTH[fields.period] : LAST_MONTH[""],
    direction: fields.direction,
    amount,
    secondPillar: fields.pillar !== "first",
    ...ratesOf(fields),
  };
  if (kind === "service") return shared;
  if (kind === "royalty") return { ...shared, artist: fields.artist };
  return {
    ...shared,
    children: countOf(fields.children),
    dependants: countOf(fields.dependants),
    disability: fields.disability,
    firstJob: fields.firstJob,
    ...(fields.age !== "" && { age: Number(fields.age) }),
    ...(fields.areaRelief !== "" && { areaRelief: fields.areaRelief === "yes" }),
  };
}

function ratesOf({ municipality, lowerRate, higherRate }: Fields): Partial<PayTerms> {
  const lower = decimalOf(lowerRate);
  const higher = decimalOf(higherRate);
  return {
    ...(municipality !== "" && { municipality }),
    ...(lower !== undefined && { lowerRate: lower }),
    ...(higher !== undefined && { higherRate: higher }),
  };
}

const countOf = (text: string) => (/^\d$/.test(text) ? Number(text) : 0);

export const isCompared = ({ amount2, year2, municipality2 }: Fields) =>
  `${amount2}${year2}${municipality2}` !== "";

/** The terms of the second offer, or undefined when there is nothing to compare with. */
export function secondTermsOf(kind: PayKind, fields: Fields, years: readonly Year[]): PayTerms | undefined {
  if (!isCompared(fields)) return undefined;
  const { amount2, year2, municipality2 } = fields;
  const second = {
    ...fields,
    amount: amount2 || fields.amount,
    year: year2 || fields.year,
    period: "" as const,
    municipality: municipality2 || fields.municipality,
  };
  return termsOf(kind, municipality2 === "" ? second : { ...second, lowerRate: "", higherRate: "" }, years);
}

/** The address query of a filled-in form: what says nothing is left out. */
export function queryOf(form: FormData): Record<string, string> {
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(pairs.filter(([name, value]) => value !== "" && DEFAULTS[name] !== value));
}

const DEFAULTS: Record<string, string> = {
  direction: "gross-to-net",
  children: "0",
  dependants: "0",
  disability: "none",
};
