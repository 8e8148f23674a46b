/** A search for jobs as the API is asked for it: what narrows it, without the page that is wanted. */
import type { Facet, SearchJobsApiArg } from "./generated";

export type JobFilters = Omit<SearchJobsApiArg, "page" | "cursor" | "accept-language">;
export type Dimension = Facet["dimension"];
export type Sort = NonNullable<JobFilters["sort"]>;
