/** Reads what a calculator's page shows: years, the chosen municipalities, and the calculations of the address. */
import type { LoadContext } from "@/routes/screen";
import { generatedApi } from "@/shared/api/generated";
import { readCalculation } from "./calculators";
import { fieldsOf, type PayKind, secondTermsOf, termsOf } from "./terms";

const { listPayYears, searchMunicipalities } = generatedApi.endpoints;

export async function loadCalculator(kind: PayKind, { read, search }: LoadContext): Promise<undefined> {
  const { items } = await read(listPayYears.initiate());
  const years = items.map(({ year }) => year);
  const fields = fieldsOf(search);
  const municipalities = [fields.municipality, fields.municipality2].filter((sifra) => sifra !== "");
  const calculations = [termsOf(kind, fields, years), secondTermsOf(kind, fields, years)];
  await Promise.all(
    [
      ...municipalities.map((prefix) => read(searchMunicipalities.initiate({ prefix }))),
      ...calculations.flatMap((terms) => (terms ? [read(readCalculation(kind, terms))] : [])),
      // A calculation that is refused is said on the page, beside the form that can mend it.
    ].map((reading: Promise<unknown>) => reading.catch(() => undefined)),
  );
  return undefined;
}
