/** Test data: jobs. */
import type { JobList, JobSearch, JobUserInfo, ListedJob } from "@/shared/api/generated";

export const NO_USER_INFO: JobUserInfo = {
  isNew: false,
  isSeen: false,
  isSaved: false,
  appliedAt: null,
  applicationId: null,
};

export const EMPTY_SEARCH: JobSearch = {
  query: "",
  locations: [],
  unknownLocations: [],
  positions: [],
  unknownPositions: [],
  near: null,
  newJobs: false,
  excludeLocations: false,
  filters: [],
  corrected: [],
  understood: [],
  ambiguous: null,
  fullMatches: 0,
  givenUp: [],
  wider: null,
  widerPlaces: [],
  key: "",
};

export function aJob(change: Partial<ListedJob> = {}): ListedJob {
  return {
    id: 7,
    slug: "kuhar",
    title: "Kuhar / Kuharica",
    position: { id: "5120", name: "Kuhari" },
    rootPosition: null,
    employer: { id: 3, name: "Slano & Slatko" },
    location: "Split",
    workMode: "on-site",
    employment: "permanent",
    workingTime: "full-time",
    salary: { currency: "EUR", minimum: 1200, maximum: 1500, period: "month", tax: "gross" },
    salaryEstimate: null,
    applicationTypes: ["quick"],
    format: "STANDARD",
    language: "hr",
    demo: null,
    publishedAt: "2026-11-18T12:00:00Z",
    applyUntil: "2026-12-07T22:59:59Z",
    isActive: true,
    employerLogoUrl: null,
    userInfo: NO_USER_INFO,
    missingWords: [],
    siblings: [],
    ...change,
  };
}

export function aList(items: ListedJob[], change: Partial<JobList> = {}): JobList {
  return {
    items,
    total: items.length,
    totalPages: 1,
    nextCursor: null,
    search: EMPTY_SEARCH,
    facets: [],
    userInfo: { isSaved: false, savedSearchId: null },
    ...change,
  };
}
