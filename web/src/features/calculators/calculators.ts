/** The three calculators: where each is, and what it asks the API. */

import type { Query } from "@/routes/screen";
import { generatedApi, type PayCalculation, type PayTerms } from "@/shared/api/generated";
import type { PayKind } from "./terms";

const { calculateSalary, calculateRoyaltyContract, calculateServiceContract } = generatedApi.endpoints;

export const CALCULATORS = {
  salary: { route: "calculatorSalary", call: calculateSalary },
  royalty: { route: "calculatorRoyalty", call: calculateRoyaltyContract },
  service: { route: "calculatorService", call: calculateServiceContract },
} as const;

export const PAY_KINDS = Object.keys(CALCULATORS) as PayKind[];

/** The calculation of these terms, none without terms. The kind of a page never changes. */
export function useCalculation(kind: PayKind, terms: PayTerms | undefined) {
  const { currentData, error } = CALCULATORS[kind].call.useQuery(
    { payTerms: terms as PayTerms },
    { skip: terms === undefined },
  );
  return { calculation: currentData, error };
}

export const readCalculation = (kind: PayKind, payTerms: PayTerms): Query<PayCalculation> =>
  CALCULATORS[kind].call.initiate({ payTerms }) as Query<PayCalculation>;
