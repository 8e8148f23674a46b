/** Test data: accounts. */
import type { Me } from "@/shared/api/generated";

export function aPerson(more: Partial<Me> = {}): Me {
  return {
    id: "00000000-0000-4000-8000-0000000000aa",
    email: "iva@primjer.hr",
    firstName: "Iva",
    lastName: "Ivić",
    address: "",
    educationLevel: null,
    locale: "hr",
    preferences: { theme: null, dismissedHints: [] },
    roles: [],
    employers: [],
    hasPassword: true,
    registeredAt: "2026-11-20T09:00:00Z",
    acting: null,
    secondFactorMissing: false,
    errorReportingId: null,
    ...more,
  };
}
