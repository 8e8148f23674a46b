/** Structured data of a page (schema.org) as JSON-LD. */
import { scriptJson } from "../scriptJson";

export type JsonLd = { readonly [name: string]: unknown };

export function StructuredData({ data }: { data: JsonLd }) {
  const json = scriptJson(withoutEmpty({ "@context": "https://schema.org", ...data }));
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** Search engines report properties without a value as faults. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter(isThere);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).map(([name, each]) => [name, withoutEmpty(each)] as const);
  return Object.fromEntries(kept.filter(([, each]) => isThere(each)));
}

function isThere(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)
  );
}
