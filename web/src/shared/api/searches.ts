/** The API's search parameters without pagination. */
import type { Facet, SearchJobsApiArg } from "./generated";

export type JobFilters = Omit<
  SearchJobsApiArg,
  "page" | "perPage" | "cursor" | "accept-language" | "Access-Link"
>;
export type Dimension = Facet["dimension"];
export type Sort = NonNullable<JobFilters["sort"]>;
