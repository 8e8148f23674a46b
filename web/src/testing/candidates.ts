/** Test data: CVs of the CV database. */
import type { ListedCandidate, ListedCandidates, OpenedCandidate } from "@/shared/api/generated";
import { aSchool, EMPTY_CONTENT, placed } from "./cvs";

export function aCandidate(more: Partial<ListedCandidate> = {}): ListedCandidate {
  return {
    cvId: "00000000-0000-4000-8000-000000000001",
    language: "hr",
    title: "Medicinska sestra",
    keywords: ["pedijatrija"],
    educationLevel: { id: 6, name: "Prvostupnica" },
    languages: [{ code: "de", name: "njemački", level: "B2" }],
    positions: ["Medicinske sestre"],
    places: ["Zagreb"],
    employments: ["Na neodređeno"],
    yearsOfWork: 5,
    updatedAt: "2026-11-20T08:00:00Z",
    openedAt: null,
    ...more,
  };
}

export function aCandidateList(items: ListedCandidate[]): ListedCandidates {
  return {
    employerId: 3,
    employerName: "Konoba Kotva",
    positionName: null,
    placeName: null,
    items,
    total: items.length,
    totalPages: items.length === 0 ? 0 : 1,
  };
}

/** The CV of Iva Ivić. */
export function anOpenedCandidate({ cvId }: ListedCandidate): OpenedCandidate {
  const content = { ...EMPTY_CONTENT, items: placed({ a: aSchool("Medicinska škola") }) };
  return {
    cvId,
    updatedAt: "2026-11-20T08:00:00Z",
    openedAt: "2026-11-21T11:00:00Z",
    content: content as unknown as OpenedCandidate["content"],
  };
}
