/** The fields of a form that the API refused: `contact.phone` is `phone` there. */
import type { FieldProblem } from "@/shared/api/problem";
import type { Refusal } from "./EditQueue";

const NAMES = { contact: "contact", headline: "headline", "ideal-job": "idealJob" } as const;

const known = new WeakMap<Refusal, readonly FieldProblem[]>();

/** Lists the refused fields of a part, as one array for each refusal, so that it is reported once. */
export function refusedFields(
  refusal: Refusal | undefined,
  part: keyof typeof NAMES,
): readonly FieldProblem[] | undefined {
  if (refusal?.edit.kind !== part) return undefined;
  const found =
    known.get(refusal) ??
    refusal.problem.errors.map(({ field, code }) => ({
      field: field.split(".")[1] ?? field,
      code,
    }));
  known.set(refusal, found);
  return found;
}
