/** Prominence of a job. Promoted ones are labelled in every list. */
const PAID = ["EXCLUSIVE-HOME", "EXCLUSIVE", "VIDEO", "FEATURED-HOME", "FEATURED"];
const HIGHLIGHTED = ["HIGHLIGHTED", "Istaknuto", "Highlighted"];

export type Prominence = "promoted" | "highlighted" | "plain";

export function prominenceOf(format: string): Prominence {
  if (PAID.includes(format)) return "promoted";
  return HIGHLIGHTED.includes(format) ? "highlighted" : "plain";
}
