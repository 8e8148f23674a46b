/** Checks of structured data: what Google requires, and schema.org's vocabulary. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Properties that Google requires of each type, by https://developers.google.com/search/docs/appearance/structured-data
 * and its pages job-posting (besides a place), breadcrumb, faqpage, article and organization (which require nothing),
 * and by https://developers.google.com/search/docs/appearance/site-names.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  JobPosting: ["title", "description", "datePosted", "hiringOrganization"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Article: [],
  Organization: ["name"],
  WebSite: ["name", "url"],
  MonetaryAmount: ["currency", "value"],
  Place: ["address"],
  PostalAddress: ["addressCountry"],
  Country: ["name"],
  EducationalOccupationalCredential: ["credentialCategory"],
  OccupationalExperienceRequirements: ["monthsOfExperience"],
};
/** Parts of others that Google does not describe; the vocabulary's check covers them. */
const UNDESCRIBED = ["EntryPoint", "GeoCoordinates", "PropertyValue", "QuantitativeValue", "SearchAction"];

/** Properties that Google requires and the data or a part of them have not. */
export function missingProperties(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  const { "@type": type } = data as { "@type"?: string };
  const inParts = Object.values(data).flatMap(missingProperties);
  if (type === undefined || UNDESCRIBED.includes(type)) return inParts;
  const required = REQUIRED[type];
  if (!required) return [`${type} is not listed`, ...inParts];
  return [...required.filter((name) => !(name in data)).map((name) => `${type}.${name}`), ...inParts];
}

/** The compiler's errors for the data as values of schema.org's types. */
export async function vocabularyErrors(found: readonly Record<string, unknown>[]): Promise<string> {
  const web = join(import.meta.dirname, "../..");
  const folder = await mkdtemp(join(web, "node_modules/.structured-data-"));
  // What an action takes ("query-input") are annotations, which have a type of their own.
  const values = found.flatMap(({ potentialAction: action, ...data }) => [
    value(`WithContext<${String(data["@type"])}>`, data),
    ...(action ? [value("WithActionConstraints<SearchAction>", action)] : []),
  ]);
  const types = [
    "WithContext",
    "WithActionConstraints",
    "SearchAction",
    ...found.map((data) => data["@type"]),
  ];
  const source = `import type { ${[...new Set(types)].join(", ")} } from "schema-dts";\n${values.join("\n")}\n`;
  try {
    await writeFile(join(folder, "data.ts"), source);
    const options = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--ignoreConfig",
      "--moduleResolution",
      "bundler",
    ];
    const compiler = join(web, "node_modules/typescript/bin/tsc");
    await promisify(execFile)(process.execPath, [compiler, ...options, join(folder, "data.ts")]);
    return "";
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function value(type: string, data: unknown): string {
  return `(${JSON.stringify(data, null, 1)}) satisfies ${type};`;
}
